"""The tables of Small World of Warcraft: each row says where its figures come from."""
