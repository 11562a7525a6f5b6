# Шаги уроков Small World of Warcraft. У заданий есть .hint, у вопросов .after с объяснением ответа.

## Pick and conquer

lesson-smallworld-pick-column = Вы начинаете без народа. В этом ряду их шесть: знамя с расой и жетон ремесла.
lesson-smallworld-pick-tokens = На знамени отрекшихся число 6, на жетоне травников 4. Сколько жетонов вы получили бы?
    .after = Числа складываются: 6 + 4 = 10.
lesson-smallworld-pick-tokens-4 = 4
lesson-smallworld-pick-tokens-6 = 6
lesson-smallworld-pick-tokens-10 = 10
lesson-smallworld-pick-take = Возьмите отрекшихся с травниками.
    .hint = Они вторые сверху и стоят 1 монету: она ложится на комбинацию выше.
lesson-smallworld-pick-another = Взять можно любую, по 1 монете за каждую выше неё. Но здесь нужны отрекшиеся с травниками.
lesson-smallworld-pick-land = На руке десять жетонов. Высадитесь в стартовый регион: на нём якорь.
    .hint = Горчичный Луг свободен, и там якорь: 2 жетона и 1 за переправу.
lesson-smallworld-pick-stopped = Вы закончили захваты слишком рано. Пока есть жетоны, можно брать ещё.
lesson-smallworld-pick-three = Теперь расширяйтесь, пока у вас не будет трёх регионов.
    .hint = Пустой регион рядом с вашим стоит 2 жетона.
lesson-smallworld-pick-end = Продолжать или остановиться, решаете вы. Закончите захваты и разместите жетоны.
    .hint = Нажмите кнопку, которая завершает захваты, и распределите жетоны.
lesson-smallworld-pick-paid = Каждый ваш регион даёт 1 монету в конце хода, а травники получают ещё 1 за каждый регион с холмами. Теперь ходит Зофия.

## Prices

lesson-smallworld-costs-mountain = У вас Горчичный Луг и пять жетонов. Сколько стоит соседний Панцирь, пустой регион с горой?
    .after = Каждый регион стоит 2, а гора ещё 1.
lesson-smallworld-costs-held = А Холмы Костяшек, где стоят два дворфа?
    .after = 2 за регион и по 1 за каждый жетон защитников.
lesson-smallworld-costs-crossing = Барсучьи Холмы лежат на другом континенте: свободный регион с якорем. Сколько он стоит?
    .after = 2 за регион и 1 за переправу, ведь рядом у вас ничего нет.
lesson-smallworld-costs-n-2 = 2 жетона
lesson-smallworld-costs-n-3 = 3 жетона
lesson-smallworld-costs-n-4 = 4 жетона
lesson-smallworld-costs-n-7 = 7 жетонов
lesson-smallworld-costs-two = Возьмите пятью жетонами ещё два региона.
    .hint = Узловатый Лес — пустой лес за 2. Останется 3.
lesson-smallworld-costs-dear = Дорогой регион съел ваши жетоны. Если на руке меньше 2, второго уже не взять.
lesson-smallworld-costs-stopped = Захваты окончены, а регионов меньше, чем могло быть.
lesson-smallworld-costs-end = Закончите ход: остановитесь и разложите жетоны, как хотите. Затем играет Зофия.
    .hint = Нажмите кнопку, которая завершает захваты, а потом разложите жетоны поровну.
lesson-smallworld-costs-ready = Снова ваш ход. У вас семь орков в трёх регионах. Скольких вы забираете для новых захватов?
    .after = Всех, кроме одного в каждом регионе: 7 минус 3 — это 4.
lesson-smallworld-costs-hills = Четыре жетона, а на Холмах Костяшек два дворфа. Возьмите холмы.
    .hint = 2 за регион и по 1 за каждого дворфа: ровно столько у вас и есть.
lesson-smallworld-costs-spent = Теперь осталось меньше 4 жетонов, а Холмы Костяшек стоят 4.
lesson-smallworld-costs-short = Вы остановились, хотя жетонов на руке хватало на Холмы Костяшек.
lesson-smallworld-costs-loss = Там стояли два дворфа. Что с ними будет?
    .after = Кто теряет регион, навсегда теряет 1 жетон. Остальные возвращаются к владельцу, и он раскладывает их заново.
lesson-smallworld-costs-loss-both = Оба потеряны
lesson-smallworld-costs-loss-one = Один потерян, другой возвращается к Зофии
lesson-smallworld-costs-loss-none = Оба возвращаются к Зофии
lesson-smallworld-costs-done = Прежде чем кого-то послать, посчитайте: 2, гора, переправа, защитники. Наведите на регион, чтобы увидеть сумму.

## A first turn

lesson-smallworld-first-turn-price = Пример из правил. Десять отрекшихся приходят с моря на Горчичный Луг, где живёт мурлок. Сколько это стоит?
    .after = 2 за регион, 1 за переправу, 1 за мурлока.
lesson-smallworld-first-turn-n-3 = 3
lesson-smallworld-first-turn-n-4 = 4
lesson-smallworld-first-turn-n-5 = 5
lesson-smallworld-first-turn-field = Высадитесь там.
    .hint = Нажмите на Горчичный Луг на малом континенте.
lesson-smallworld-first-turn-elsewhere = Захватить можно и это. Но отрекшиеся из примера пошли другим путём.
lesson-smallworld-first-turn-stopped = Вы закончили захваты, а на руке ещё были жетоны.
lesson-smallworld-first-turn-hills = Дальше Холмы Костяшек, где стоят два кобольда: 2 и 2 дают 4.
    .hint = Нажмите на Холмы Костяшек. Один кобольд потерян, другой отступает.
lesson-smallworld-first-turn-die = Осталось два жетона, а Панцирь стоит 3. Не хватает 1: попробуйте с кубиком.
    .hint = Нажмите на Панцирь. Если не хватает не больше 3, можно бросить кубик один раз, последней попыткой.
lesson-smallworld-first-turn-no-roll = Вы остановились, не попробовав. Бросок ничего не стоит: при неудаче жетоны уйдут в ваши регионы.
lesson-smallworld-first-turn-buy = Кубик дал недостающий жетон! От вашей руки пали мурлок и кобольд, поэтому можно купить до двух новых отрекшихся. Купите одного.
    .hint = За одну монету — один жетон из контейнера.
lesson-smallworld-first-turn-not-one = За каждый потерянный из-за вас жетон можно купить одного отрекшегося. В примере куплен ровно один.
lesson-smallworld-first-turn-coins = Жетоны распределятся по трём вашим регионам. Сколько монет принесёт ход?
    .after = 3 за регионы и 1 за холмы, ведь ваше ремесло — травники.
lesson-smallworld-first-turn-done = Три региона в первый же ход. Отступивший кобольд вернулся к Зофии.

## Redeployment and coins

lesson-smallworld-redeploy-stop = Ваши орки держат три региона, на руке четыре жетона. Закончите захваты на этот ход.
    .hint = Кнопка для этого под картой.
lesson-smallworld-redeploy-coins = Три региона, а ваше ремесло — земледельцы: ещё 1 монета за каждый регион с полями. Горчичный Луг — один из них. Сколько принесёт ход?
    .after = 3 за регионы и 1 за поля. Монеты приходят в конце хода.
lesson-smallworld-redeploy-n-3 = 3 монеты
lesson-smallworld-redeploy-n-4 = 4 монеты
lesson-smallworld-redeploy-n-5 = 5 монет
lesson-smallworld-redeploy-guard = Дворфы Зофии стоят рядом с Панцирем, а горы для дворфов на 2 дешевле. Поставьте туда ещё хотя бы три жетона.
    .hint = Нажмите на Панцирь три раза, четвёртый жетон положите куда угодно и подтвердите.
lesson-smallworld-redeploy-even = Если делить поровну, Панцирь останется слабым. Раскладывайте жетоны как угодно, хотя бы по одному в регион.
lesson-smallworld-redeploy-done = Каждый жетон там делает Панцирь на 1 дороже. В начале следующего хода вы заберёте на руку все, кроме одного в каждом регионе.

## Decline

lesson-smallworld-decline-tired = Четыре региона, а послать можно только двух орков. Народу, который не растёт, пора в упадок.
lesson-smallworld-decline-decline = Приведите орков в упадок.
    .hint = Это занимает весь ход и должно быть первым, что вы делаете.
lesson-smallworld-decline-conquered = Вы уже начали захваты. Упадок бывает вместо захватов, в начале хода.
lesson-smallworld-decline-ended = Ход окончен, а орки всё ещё активны. Упадок выбирают в начале хода.
lesson-smallworld-decline-coins = Сколько принёс этот ход? У вас есть подземелье, а ремесло было — горняки.
    .after = По 1 монете за каждый из четырёх регионов. Жетона ремесла больше нет, и он ничего не платит.
lesson-smallworld-decline-coins-4 = 4 монеты
lesson-smallworld-decline-coins-5 = 5 монет
lesson-smallworld-decline-coins-0 = Ничего
lesson-smallworld-decline-zofia = В каждом регионе остаётся один орк. Теперь ходит Зофия.
lesson-smallworld-decline-new = Снова ваш ход, и руки свободны: выберите новый народ.
    .hint = Самая верхняя комбинация бесплатна.
lesson-smallworld-decline-still = Новый народ отправляется в путь. Платят ли ещё четыре региона орков?
    .after = По 1 монете, пока их никто не захватил. Пропали только прибавки знамени и ремесла.
lesson-smallworld-decline-still-yes = Да, по 1 монете
lesson-smallworld-decline-still-no = Нет, ничего
lesson-smallworld-decline-done = В упадке может быть только один народ. Когда в упадок приходит второй, первый покидает поле.

## Faction bonus

lesson-smallworld-faction-sides = Ваши эльфы крови — из Орды. Дворфы Зофии и люди Богдана — из Альянса. Ваши отрекшиеся в упадке.
lesson-smallworld-faction-three = Отберите Ячменную Гавань у дворфов, затем Озёрную Топь и Мотыльковый Лес у людей.
    .hint = Начните с Ячменной Гавани: там якорь. Каждый из трёх стоит 3, ведь у мореплавателей переправа бесплатна.
lesson-smallworld-faction-elsewhere = Хороший регион, но никого из Альянса там не победить. Пример идёт другим путём.
lesson-smallworld-faction-stopped = Захваты окончены, а Альянс всё ещё держит свои регионы.
lesson-smallworld-faction-bonus = Вы отобрали один регион у дворфов и два у людей. Сколько это монет бонуса фракции?
    .after = По 1 за каждую побеждённую расу, сколько бы регионов она ни потеряла.
lesson-smallworld-faction-n-1 = 1
lesson-smallworld-faction-n-2 = 2
lesson-smallworld-faction-n-3 = 3
lesson-smallworld-faction-total = В Мотыльковом Лесу источник магии, эльфам крови он даёт 1. Отрекшиеся держат два региона. Сколько принесёт весь ход?
    .after = 3 региона, 2 в упадке, 1 источник магии и 2 за фракцию: 8.
lesson-smallworld-faction-n-5 = 5 монет
lesson-smallworld-faction-n-6 = 6 монет
lesson-smallworld-faction-n-8 = 8 монет
lesson-smallworld-faction-done = Ищите расы другой стороны: достаточно отобрать по одному региону у каждой.

## Artifacts and places

lesson-smallworld-relics-token = На Холмах Костяшек лежит закрытый жетон. Это может быть артефакт или легендарное место.
lesson-smallworld-relics-reveal = Захватите Холмы Костяшек, чтобы открыть его.
    .hint = Регион пуст и рядом с вами: 2 жетона.
lesson-smallworld-relics-elsewhere = Жетон открывается, только когда захвачен его собственный регион.
lesson-smallworld-relics-stopped = Захваты окончены, а жетон всё ещё закрыт.
lesson-smallworld-relics-cheaper = Ледяная Скорбь! Раз в ход она делает захват на 2 дешевле. Ячменная Гавань стоит 5. Сколько она стоила бы с мечом?
    .after = 5 минус 2 — это 3. У вас четыре жетона.
lesson-smallworld-relics-n-2 = 2 жетона
lesson-smallworld-relics-n-3 = 3 жетона
lesson-smallworld-relics-n-5 = 5 жетонов
lesson-smallworld-relics-sword = Возьмите Ячменную Гавань с помощью Ледяной Скорби.
    .hint = Нажмите на Ячменную Гавань и выберите захват с мечом.
lesson-smallworld-relics-wasted = Меч на этот ход использован, а Ячменная Гавань по-прежнему стоит 5.
lesson-smallworld-relics-without = Теперь жетонов на Ячменную Гавань слишком мало. С мечом их хватило бы.
lesson-smallworld-relics-done = Меч теперь лежит в Ячменной Гавани: артефакт остаётся там, где его применили. Кто возьмёт регион, возьмёт и его.
