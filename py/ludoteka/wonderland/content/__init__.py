"""The printed things of Wonderland's War as tables: numbers live here, effects are named by ids of the rules.

Every row says where it comes from: "rulebook" (printed there), "public" (known elsewhere) or "reconstructed" (ours).
"""
