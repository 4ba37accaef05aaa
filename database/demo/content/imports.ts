/** Columns of the pending file, with the elements they fill; the last one is unused. */
export const forumColumns: readonly (readonly [heading: string, target: string | null])[] = [
  ['Название проекта', 'main.name'],
  ['Кратко', 'plain.pitch'],
  ['Сайт', 'main.website'],
  ['Отрасль', 'plain.industries'],
  ['Регион', 'plain.territory'],
  ['Стадия', 'plain.stage'],
  ['Почта руководителя', 'leader.email'],
  ['Телефон для связи', 'plain.contact_phone'],
  ['Какую проблему вы решаете', 'plain.problem'],
  ['Сколько проведено интервью', 'plain.interviews_count'],
  ['Пилоты: заказчик', 'item.pilots.pl_customer'],
  ['Стенд на форуме', null],
]

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** A forum's spreadsheet: a title, a heading, projects, some with errors. */
export const forumLines = linesOf(`
Тихий мотор | Безредукторный привод для малых насосных станций | tihiy-motor.example | Энергетика | Самарская область | Ранняя посевная | e.sokolova@tihiy-motor.example | 8 (927) 555-01-12 | Редукторы выходят из строя каждые полтора года | 34 | Самарские водоканалы | А-12
Тихий мотор |  |  |  |  |  |  |  |  |  | Тольяттинский молкомбинат | А-12
Ледоход | Прогноз ледовой обстановки для речных перевозчиков | ledohod.example | Логистика | Красноярский край | Поздняя предпосевная | team@ledohod.example | +7 391 555-02-20 | Суда ждут открытия навигации наугад | 18 | Енисейское пароходство | А-14
Гречишный хлеб | Безглютеновая выпечка из местной гречихи | grechka.example | Пищевая промышленность | Алтайский край | Ранняя посевная | a.panova(собака)grechka.example | 8 (3852) 55-03-30 | Привозная мука дороже в два раза | 27 |  | Б-01
Сад на крыше | Лёгкие модули озеленения для плоских кровель |  | Городская среда | Санкт-Петербург | Ранняя предпосевная | roof@sad.example |  | Кровли перегревают верхние этажи | около десяти |  | Б-03
Рядом врач | Дистанционное наблюдение после выписки из стационара | ryadom-vrach.example | Медицина | Республика Татарстан | Ранняя посевная | i.galeev@ryadom-vrach.example | +7 843 555-04-40 | Каждый пятый пациент возвращается в первый месяц | 41 | Горбольница № 7 | Б-05
Второе стекло | Переработка автомобильных стёкол в теплоизоляцию | vtoroe-steklo.example | Переработка | Тульская область | Идея на салфетке | info@vtoroe-steklo.example | 12-34 | Триплекс не принимает ни один завод | 9 |  | Б-08
Qazaq Fleet | Учёт топлива для междугородних автобусов | qazaqfleet.example | Логистика | Алматы | Поздняя предпосевная | dana@qazaqfleet.example | +7 701 555 05 06 | Сливают до восьми процентов топлива | 22 | Автопарк № 2 | В-02
Классная доска | Тренажёр устной речи для сельских школ | doska.example | Образование | Ярославская область | Ранняя предпосевная | hello@doska.example | 8 (4852) 55-06-60 | Учителя английского есть не в каждой школе | 15 | Лицей № 86 | В-04
`)

/** Projects of the imported file whose lines had errors, which were not corrected. */
export const faultyLines = linesOf(`
Умная теплица | Полив и свет по фазам роста | Сельское хозяйство | Липецкая область | не знаем
Порт в кармане | Очередь грузовиков в порту без бумаг | Логистика | Калининградская область | port@@karman.example
`)

/** Projects that a jury chose at a forum; their leaders are unknown. */
export const keptProjectLines = linesOf(`
Надомник | Заказы на пошив для мастериц из малых городов
Ровный шаг | Стельки с датчиками для реабилитации после инсульта
`)

/** File names, as people of the demo chose them. */
export const importNames = {
  waiting: 'Осенний форум — заявки.xlsx',
  done: 'Проекты набора до портала.xlsx',
  retained: 'Выбор жюри форума.xlsx',
  mapping: 'Таблица форума',
} as const
