# Statistics of one's finished games.

statistics-none = Законченных партий ещё нет. Доиграйте одну до конца, и она появится здесь.
statistics-games = Партии
statistics-won = Победы
statistics-lost = Поражения
statistics-streak = Столы дня подряд
statistics-days = { $n ->
    [one] день
    [few] дня
   *[many] дней
}
statistics-share = { $share } %
statistics-practice = Считать тренировочные партии
statistics-left = { $n ->
    [one] { $n } не учтена
    [few] { $n } не учтены
   *[many] { $n } не учтено
}
statistics-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
statistics-last = последняя { $ago }
statistics-points = Очки в последних партиях
statistics-points-of = { $game }: очки в последних партиях; побед { $won } из { $n }
statistics-best = Лучшее { $best }, в среднем { $mean }
statistics-against = Против кого
statistics-opponent = Соперник
statistics-people = Люди
statistics-of = побед { $won } из { $n }
statistics-shared = { $n ->
    [one] { $n } партия с другими за одним экраном: победы там не считаются.
    [few] { $n } партии с другими за одним экраном: победы там не считаются.
   *[many] { $n } партий с другими за одним экраном: победы там не считаются.
}
statistics-note = Подсчитано по журналу в этом браузере; никуда ничего не отправляется.
statistics-forget = Удалить всё
statistics-forgotten = Журнал ваших партий удалён. Столы на полке остались.
statistics-damaged = Часть журнала прочитать не удаётся. Ничего из неё не удалено: её можно сохранить как файл. Всё, что читается, посчитано ниже.
