# Сторінки книжок правил.

rulebook = Книжки правил
rulebook-title = Правила: { $game }
rulebook-search = Шукати в правилах
rulebook-chapters = Розділи
rulebook-found = { $n ->
    [one] Знайдено { $n } правило
    [few] Знайдено { $n } правила
   *[many] Знайдено { $n } правил
}
rulebook-nothing = Жодне правило не згадує «{ $words }».
rulebook-met = { $n } з { $of }
rulebook-met-hint = Смужки показують, з якими правилами ви вже стикалися в іграх та уроках.
rulebook-seen = Знайоме
rulebook-ours = Наше рішення: книжка правил про це мовчить
rulebook-rebuilt = Частково відновлено: книжка правил друкує не все
rulebook-link = Посилання на це правило
rulebook-open = Відкрити в книжці правил
rulebook-shown = Побачити на столі
