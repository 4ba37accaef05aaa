/** Kind of the first pilot customer. */
export type PilotKind = 'farm' | 'utility' | 'plant' | 'service'

const kinds: readonly (readonly [PilotKind, RegExp])[] = [
  ['farm', /сельск|ветер|пищев|биотех|рыбн|agric|food|biotech/i],
  ['utility', /энерг|вод|жилищ|эколог|energy|water|climate|public/i],
  [
    'plant',
    /машин|горн|металл|судо|робот|лёгк|упаков|перераб|нефте|логист|строит|manufact|mining|logist|maritime|hardware|construct/i,
  ],
]

/** The likely first pilot customer in this industry. */
export const pilotKindOf = (industry: string): PilotKind =>
  kinds.find(([, industries]) => industries.test(industry))?.[0] ?? 'service'

/** Texts of projects' profiles, in one language; `{summary}` and `{proof}` are the startup's own. */
export type AnswerWords = {
  problem: readonly string[]
  portrait: readonly string[]
  ages: readonly string[]
  tenders: readonly string[]
  /** Findings of interviews; `of` if the text includes their number. */
  insights: readonly { text: string; of?: number }[]
  ways: readonly (readonly [way: string, drawback: string])[]
  strengths: readonly string[]
  prototype: readonly string[]
  ip: readonly (readonly [kind: string, name: string, number: string])[]
  milestones: readonly (readonly [milestone: string, result: string])[]
  trends: readonly string[]
  sources: readonly string[]
  rivals: readonly (readonly [name: string, site: string, strong: string, weak: string])[]
  model: readonly string[]
  segments: readonly string[]
  /** By the kind of pilot customer. */
  pilotCustomers: Readonly<Record<PilotKind, readonly string[]>>
  pilotResults: readonly string[]
  prizes: readonly string[]
  team: readonly string[]
  background: readonly string[]
  investors: readonly string[]
  terms: readonly string[]
  spending: readonly string[]
  remarks: readonly string[]
  slogans: readonly string[]
  together: string
}

const russian: AnswerWords = {
  problem: [
    'Решение принимают по опыту одного человека, данных нет или они приходят через неделю. Ошибка обходится в сумму от ста тысяч до миллиона рублей и повторяется каждый месяц.',
    'Работу делают вручную и дважды: сначала на бумаге, потом в таблице. На это уходит до трети рабочего времени, а ошибки находят, когда исправлять их уже дорого.',
    'Готовые продукты рассчитаны на крупные компании: внедрение длится полгода и стоит дороже годовой экономии. Средний и малый бизнес остаётся без инструмента.',
  ],
  portrait: [
    'Решение принимает директор по производству, платит предприятие из бюджета на модернизацию, пользуется мастер смены. Сделка занимает от двух до пяти месяцев.',
    'Предприятие от 50 до 300 человек, без собственного отдела разработки. Владелец сам ищет, как сократить расходы, и готов попробовать, если проверка займёт не больше месяца.',
    'Семья или небольшая команда, которая уже пробовала решить задачу сама. Платит тот, кто больше всех теряет времени.',
  ],
  ages: ['30–45 лет', '25–40 лет', '45–65 лет'],
  tenders: [
    'Две закупки по 44-ФЗ в роли субподрядчика, обеспечение заявки вносил партнёр.',
    'Опыта пока нет, готовимся к закупкам малого объёма.',
  ],
  insights: [
    {
      text: 'Двенадцать из восемнадцати собеседников назвали проблему в первой тройке. Шестеро уже платят за обходное решение, четверо готовы к пилоту.',
      of: 18,
    },
    {
      text: 'Главным возражением оказалась не цена, а срок внедрения. После этого мы сделали установку за один день.',
    },
  ],
  ways: [
    ['Ведут учёт в электронной таблице', 'Данные расходятся, виноватого не найти'],
    ['Нанимают подрядчика раз в год', 'Отчёт устаревает раньше, чем его прочтут'],
    ['Терпят убытки', 'Потери растут вместе с объёмом'],
  ],
  strengths: [
    'Первый результат виден через неделю, а не через полгода. Не нужно менять оборудование: мы подключаемся к тому, что уже стоит.',
    'Цена привязана к экономии клиента: пока её нет, он ничего не платит. {proof}',
  ],
  prototype: [
    'Собирает данные, показывает отклонения и присылает предупреждение ответственному. Работает без связи до трёх суток.',
    'Проходит весь путь пользователя, кроме оплаты. Оплату проверяем вручную.',
  ],
  ip: [
    ['SOFTWARE', 'Программа обработки данных измерений', '2025614872'],
    ['UTILITY_MODEL', 'Устройство для измерения в полевых условиях', '214563'],
    ['KNOW_HOW', 'Методика настройки модели', ''],
  ],
  milestones: [
    ['Первая версия у трёх клиентов', 'Три акта приёмки'],
    ['Серийная версия', 'Себестоимость ниже на 30 %'],
    ['Сертификация', 'Сертификат соответствия'],
    ['Выход в соседние регионы', 'Пять партнёров'],
  ],
  trends: [
    'Растут тарифы и требования к отчётности, поэтому тема перестала быть добровольной. Одновременно датчики подешевели втрое за пять лет.',
    'С рынка ушли зарубежные поставщики, их клиенты ищут замену до конца контракта.',
  ],
  sources: ['Росстат', 'Отраслевой обзор', 'Собственная оценка по числу предприятий'],
  rivals: [
    [
      'Крупный интегратор',
      'integrator.example',
      'Известное имя, готовая служба внедрения',
      'Внедрение от полугода, минимальный чек высок',
    ],
    ['Зарубежный сервис', 'service.example', 'Зрелый продукт', 'Нет поддержки и русского интерфейса'],
    ['Собственная разработка клиента', '', 'Знает процесс изнутри', 'Зависит от одного сотрудника'],
    ['Ничего не делать', '', 'Не нужен бюджет', 'Потери остаются'],
  ],
  model: [
    'Клиент платит за подключение и ежемесячную подписку. Оборудование остаётся у клиента, обслуживание входит в подписку. Выход на прибыль — с седьмого месяца договора.',
    'Берём долю от подтверждённой экономии в течение двух лет, затем переводим клиента на подписку.',
    'Продаём напрямую первым двадцати клиентам, дальше — через партнёров с комиссией 20 %.',
  ],
  segments: ['Малые предприятия', 'Средние предприятия', 'Партнёры'],
  pilotCustomers: {
    farm: ['Агрохолдинг «Заря»', 'Хозяйство «Рассвет»', 'Племзавод «Луговой»'],
    utility: ['Городская тепловая сеть', 'Районные котельные', 'Водоканал'],
    plant: ['Завод «Северный»', 'Комбинат «Прогресс»', 'Фабрика «Волна»'],
    service: ['Управляющая компания «Дом»', 'Городской центр услуг', 'Сеть «Рядом»'],
  },
  pilotResults: [
    'Показатели достигнуты за шесть недель вместо восьми. Заказчик подписал договор на второй объект.',
    'Экономия подтверждена актом. По просьбе заказчика добавили выгрузку в его учётную систему.',
  ],
  prizes: [
    'Победитель регионального этапа конкурса инновационных проектов.',
    'Финалист отраслевого акселератора.',
  ],
  team: [
    'Работаем вместе четыре года, прошли путь от заказной разработки до своего продукта. Двое из нас пришли из отрасли и знают её изнутри.',
    'Основатели выросли внутри проблемы: десять лет решали её руками у разных работодателей.',
  ],
  background: [
    'Десять лет в отрасли, запустил два продукта с нуля.',
    'Инженер, кандидат технических наук, автор пяти патентов.',
    'Построила отдел продаж из восьми человек, вела сделки с крупными предприятиями.',
  ],
  investors: [
    'Основатели',
    'Фонд поддержки предпринимательства',
    'Частный инвестор',
    'Региональный фонд развития',
  ],
  terms: ['Без доли', 'Доля 5 %', 'Конвертируемый заём на 18 месяцев'],
  spending: ['Разработка', 'Продажи и маркетинг', 'Оборудование', 'Резерв'],
  remarks: ['Подписан', 'На согласовании у юриста', 'Нужна помощь акселератора'],
  slogans: ['Считаем, чтобы не терять', 'Просто о сложном', 'Дело, а не отчёт'],
  together: 'Сейчас {proof}',
}

const english: AnswerWords = {
  problem: [
    'Decisions rest on one person’s experience, because data is missing or a week late. A mistake costs between five and fifty thousand euros and comes back every month.',
    'The work is done by hand, and twice: on paper first, then in a spreadsheet. It takes up to a third of the working day, and mistakes surface when they are dear to mend.',
    'What exists is made for large companies: it takes half a year to install and costs more than it saves in a year. Smaller firms go without.',
  ],
  portrait: [
    'The head of operations decides, the company pays out of its modernisation budget, the shift leader uses it. A deal takes two to five months.',
    'A company of 50 to 300 people without developers of its own. The owner looks for savings in person and will try what can be tested within a month.',
    'A household or a small team that has tried to solve it alone. Whoever loses most time pays.',
  ],
  ages: ['30–45', '25–40', '45–65'],
  tenders: ['Two public tenders as a subcontractor.', 'None yet; we prepare for our first small tender.'],
  insights: [
    {
      text: 'Twelve of eighteen people named the problem among their top three. Six already pay for a workaround, four are ready for a pilot.',
      of: 18,
    },
    { text: 'The main objection was not the price but the time to install. We now install within a day.' },
  ],
  ways: [
    ['Keep a spreadsheet', 'Figures differ and nobody knows why'],
    ['Hire a contractor once a year', 'The report is outdated before it is read'],
    ['Live with the loss', 'It grows with the volume'],
  ],
  strengths: [
    'The first result shows within a week instead of half a year. Nothing has to be replaced: we connect to what is there.',
    'The price follows the customer’s savings: no savings, no bill. {proof}',
  ],
  prototype: [
    'Gathers data, shows what is off and warns whoever is responsible. Works offline for three days.',
    'Covers the whole way of a user but payment, which we check by hand.',
  ],
  ip: [
    ['SOFTWARE', 'Software for processing measurements', 'SW-2025-1487'],
    ['INVENTION', 'Apparatus for measuring in the field', 'EP3918204'],
    ['KNOW_HOW', 'Method of tuning the model', ''],
  ],
  milestones: [
    ['First version at three customers', 'Three signed acceptances'],
    ['Production version', 'Unit cost down by 30%'],
    ['Certification', 'Certificate of conformity'],
    ['Neighbouring countries', 'Five partners'],
  ],
  trends: [
    'Tariffs and reporting duties grow, so the matter is no longer voluntary. Sensors cost a third of what they did five years ago.',
    'Large suppliers leave the smaller end of the market, and their customers look for a replacement.',
  ],
  sources: ['Eurostat', 'Industry survey', 'Own estimate from the number of companies'],
  rivals: [
    [
      'A large integrator',
      'integrator.example',
      'Known name, own installers',
      'Half a year to install, high minimum',
    ],
    ['A foreign service', 'service.example', 'Mature product', 'No local support'],
    ['The customer’s own tool', '', 'Knows the process', 'Depends on one employee'],
    ['Doing nothing', '', 'Needs no budget', 'The loss stays'],
  ],
  model: [
    'Customers pay for the connection and a monthly subscription that includes maintenance. A contract earns from its seventh month.',
    'We take a share of proven savings for two years and then move to a subscription.',
    'The first twenty customers we sell to ourselves, later through partners at 20% commission.',
  ],
  segments: ['Small companies', 'Mid-size companies', 'Partners'],
  pilotCustomers: {
    farm: ['Greenfield Farms', 'Hillside Dairy', 'Orchard Growers'],
    utility: ['City Works', 'Valley Water', 'County Heat'],
    plant: ['Brook Mills', 'Northern Harbour', 'Stonegate Plant'],
    service: ['Corner Stores', 'Town Services', 'Oak Clinics'],
  },
  pilotResults: [
    'Targets met in six weeks instead of eight. The customer signed for a second site.',
    'Savings confirmed in writing. An export to the customer’s system was added on request.',
  ],
  prizes: ['Winner of the regional innovation award.', 'Finalist of an industry accelerator.'],
  team: [
    'We have worked together for four years, from contract work to a product of our own. Two of us come from the industry.',
    'The founders grew up with the problem: ten years of solving it by hand for others.',
  ],
  background: [
    'Ten years in the industry, two products launched from scratch.',
    'Engineer with a doctorate and five patents.',
    'Built a sales team of eight and closed deals with large companies.',
  ],
  investors: ['Founders', 'Innovation agency', 'Business angel', 'Regional development fund'],
  terms: ['No equity', '5% equity', 'Convertible loan, 18 months'],
  spending: ['Development', 'Sales and marketing', 'Equipment', 'Reserve'],
  remarks: ['Signed', 'With our lawyer', 'We need the accelerator’s help'],
  slogans: ['Count it, keep it', 'Simple on purpose', 'Less paper, more work'],
  together: 'Today: {proof}',
}

/** Texts of projects' profiles, by language. */
export const answerWords = { ru: russian, en: english } as const
