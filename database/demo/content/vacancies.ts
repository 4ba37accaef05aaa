/** A vacancy of the demo: role and competencies by dictionary codes. */
export type VacancyText = {
  name: string
  tasks: string
  workload: string
  role: string
  competencies: readonly string[]
}

/** Vacancies of projects, by language; each project takes the next ones. */
export const vacancyTexts: Record<'ru' | 'en', readonly VacancyText[]> = {
  ru: [
    {
      name: 'Инженер-теплотехник',
      tasks:
        'Проверить модель потерь на трёх котельных, описать требования к датчикам и подготовить отчёт о пилоте.',
      workload: 'Три дня в неделю, выезды на объекты',
      role: 'ENGINEER',
      competencies: ['EMBEDDED_DEVELOPMENT', 'DATA_ANALYSIS'],
    },
    {
      name: 'Менеджер по продажам предприятиям',
      tasks: 'Найти первых десять клиентов, провести встречи и довести три из них до пилота.',
      workload: 'Полный день, процент с договоров',
      role: 'SALES_MANAGER',
      competencies: ['B2B_SALES', 'NEGOTIATION'],
    },
    {
      name: 'Маркетолог',
      tasks: 'Собрать страницу продукта, проверить каналы привлечения и посчитать стоимость клиента.',
      workload: 'Два вечера в неделю, удалённо',
      role: 'MARKETER',
      competencies: ['DIGITAL_MARKETING'],
    },
    {
      name: 'Аналитик данных',
      tasks: 'Разобрать данные пилота, найти, что влияет на результат, и подготовить отчёт для инвесторов.',
      workload: 'Полдня, удалённо',
      role: 'ANALYST',
      competencies: ['DATA_ANALYSIS', 'PRODUCT_ANALYTICS'],
    },
    {
      name: 'Разработчик мобильного приложения',
      tasks: 'Довести прототип до публикации в магазинах приложений.',
      workload: 'Частичная занятость, доля в проекте',
      role: 'DEVELOPER',
      competencies: ['MOBILE_DEVELOPMENT'],
    },
  ],
  en: [
    {
      name: 'Data engineer',
      tasks: 'Build the pipeline from raw feeds to the dashboard and keep it running.',
      workload: 'Three days a week, remote',
      role: 'DEVELOPER',
      competencies: ['DATA_ANALYSIS'],
    },
    {
      name: 'First salesperson',
      tasks: 'Find the first ten customers and close three pilots.',
      workload: 'Full time, commission',
      role: 'SALES_MANAGER',
      competencies: ['B2B_SALES'],
    },
  ],
}

/** Messages to a project's leader. */
export const joinWords = {
  ru: [
    'Шесть лет проектирую тепловые сети. Хочу проверить модель на живых объектах и готова начать с одной котельной.',
    'Делал два пилота для предприятий. Могу взять встречи с клиентами на себя.',
    'Знаю вашу отрасль изнутри и хочу помочь с первыми продажами.',
  ],
  rejection: 'Спасибо! Сейчас мы ищем человека с опытом в энергетике.',
} as const

/** Self-descriptions of members of the initiator's projects. */
export const memberTexts = [
  {
    position: 'Технический директор',
    roles: ['TECHNICAL_DIRECTOR', 'DEVELOPER'],
    areas: ['DEVELOPMENT', 'PRODUCT'],
    competencies: ['EMBEDDED_DEVELOPMENT', 'DATA_ANALYSIS'],
    responsibility: 'Прошивка датчиков, сервер, качество данных.',
    resume:
      'Двенадцать лет в разработке промышленных систем. Руководил командой из восьми инженеров, запустил учёт тепла в четырёх городах.',
    info: 'Готов к выездам на объекты.',
  },
  {
    position: 'Коммерческий директор',
    roles: ['COMMERCIAL_DIRECTOR'],
    areas: ['SALES', 'PARTNERSHIPS'],
    competencies: ['B2B_SALES', 'NEGOTIATION'],
    responsibility: 'Пилоты и договоры с управляющими компаниями.',
    resume: 'Продавала оборудование для котельных, довела до договора двадцать два проекта.',
    info: '',
  },
] as const
