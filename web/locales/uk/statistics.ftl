# Statistics of one's finished games.

statistics-none = Завершених ігор ще немає. Дограйте одну до кінця, і вона з’явиться тут.
statistics-games = Ігри
statistics-won = Перемоги
statistics-lost = Поразки
statistics-streak = Столи дня поспіль
statistics-days = { $n ->
    [one] день
    [few] дні
   *[many] днів
}
statistics-share = { $share } %
statistics-practice = Рахувати тренувальні ігри
statistics-left = { $n ->
    [one] { $n } не враховано
    [few] { $n } не враховано
   *[many] { $n } не враховано
}
statistics-count = { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
}
statistics-last = остання { $ago }
statistics-points = Очки в останніх іграх
statistics-points-of = { $game }: очки в останніх іграх; перемог { $won } з { $n }
statistics-best = Найкраще { $best }, у середньому { $mean }
statistics-against = Проти кого
statistics-opponent = Суперник
statistics-people = Люди
statistics-of = перемог { $won } з { $n }
statistics-shared = { $n ->
    [one] { $n } гра з іншими за одним екраном: перемог там не рахуємо.
    [few] { $n } гри з іншими за одним екраном: перемог там не рахуємо.
   *[many] { $n } ігор з іншими за одним екраном: перемог там не рахуємо.
}
statistics-note = Полічено з журналу в цьому браузері; нікуди нічого не надсилається.
statistics-forget = Видалити все
statistics-forgotten = Журнал ваших ігор видалено. Столи на полиці лишилися.
statistics-damaged = Частину журналу не вдається прочитати. Нічого з неї не видалено: її можна зберегти як файл. Усе, що читається, пораховано нижче.
