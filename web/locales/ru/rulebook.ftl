# Страницы правил.

rulebook = Правила
rulebook-title = Правила: { $game }
rulebook-search = Искать в правилах
rulebook-chapters = Главы
rulebook-found = { $n ->
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[many] Найдено { $n } правил
}
rulebook-nothing = Ни одно правило не говорит о «{ $words }».
rulebook-met = { $n } из { $of }
rulebook-met-hint = Полоски показывают, какие правила уже встретились вам в партиях и уроках.
rulebook-seen = Встречалось
rulebook-ours = Наше решение: в правилах это не оговорено
rulebook-rebuilt = Частично восстановлено: в правилах напечатано не всё
rulebook-link = Ссылка на это правило
rulebook-open = Открыть в правилах
rulebook-shown = Увидеть на столе
