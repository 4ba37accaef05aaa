import type { InvestorType } from '../../../features/people/domain/lists.ts'

/** Profile of a demo account; dictionary values by code. */
export type DemoProfile = {
  company: string
  specialty: string
  jobPositions: readonly string[]
  city: string
  industries: readonly string[]
  competencies: readonly string[]
  about: string
  contactEmail?: string
  awards?: readonly { year: number; title: string; url?: string; certificate?: string }[]
  publications?: readonly { title: string; url: string }[]
  education?: { institute: string; faculty: string; course: string; group: string }
  student?: {
    university: string
    faculty: string
    department: string
    group: string
    courseNumber: number
    socialNetwork: string
  }
  investor?: { type: InvestorType; from: string; to: string; currency: 'RUB' | 'USD' | 'EUR' }
  cardPublished: boolean
  certifiedExpert?: true
}

/** By the login of the demo account. */
export const demoProfiles: Readonly<Record<string, DemoProfile>> = {
  ini: {
    company: 'ООО «Теплоконтур»',
    specialty: 'Инженер, серийный предприниматель',
    jobPositions: ['Генеральный директор', 'Сооснователь'],
    city: 'RU-KAZAN',
    industries: ['ENERGY', 'ECOLOGY', 'SOFTWARE'],
    competencies: ['PROJECT_MANAGEMENT', 'CUSTOMER_DEVELOPMENT', 'PITCHING', 'B2B_SALES'],
    about:
      'Десять лет налаживала котельные, теперь делаю так, чтобы они сами говорили, где теряют тепло. Ищу технического партнёра и первых пилотных заказчиков среди городских теплосетей.',
    contactEmail: 'vera@teplokontur.example',
    awards: [
      {
        year: 2025,
        title: 'Победитель программы «Старт»',
        url: 'https://fund.example/start-2025',
        certificate: 'Диплом программы «Старт».txt',
      },
      { year: 2023, title: 'Лучший доклад конференции «Энергетика города»' },
    ],
    publications: [
      { title: 'Потери тепла в котельных малой мощности', url: 'https://journal.example/heat-losses' },
      { title: 'Что датчик знает о трубе', url: '' },
    ],
    education: {
      institute: 'Казанский государственный энергетический университет',
      faculty: 'Теплоэнергетика',
      course: '5',
      group: 'ТЭ-1-10',
    },
    cardPublished: true,
  },
  acc: {
    company: 'Северный старт',
    specialty: 'Менеджер акселерационных программ',
    jobPositions: ['Менеджер программ'],
    city: 'RU-SAINT-PETERSBURG',
    industries: ['SOFTWARE', 'MANUFACTURING'],
    competencies: ['PROJECT_MANAGEMENT', 'EVENT_ORGANISATION', 'MENTORING'],
    about: 'Веду наборы и помогаю командам дойти до демонстрационного дня.',
    cardPublished: true,
  },
  'acc-admin': {
    company: 'Северный старт',
    specialty: 'Технологическое предпринимательство',
    jobPositions: ['Директор акселератора', 'Член экспертного совета'],
    city: 'RU-SAINT-PETERSBURG',
    industries: ['SOFTWARE', 'ENERGY', 'BIOTECH'],
    competencies: ['STRATEGIC_PLANNING', 'FUNDRAISING', 'PARTNERSHIPS', 'PUBLIC_SPEAKING'],
    about: 'За восемь лет через наши программы прошло больше двухсот команд.',
    awards: [{ year: 2024, title: 'Премия «Наставник года»' }],
    education: { institute: 'СПбГЭУ', faculty: 'Менеджмент', course: '', group: '' },
    cardPublished: true,
  },
  trc: {
    company: 'Северный старт',
    specialty: 'Трекер технологических команд',
    jobPositions: ['Трекер'],
    city: 'RU-MOSCOW',
    industries: ['SOFTWARE', 'LOGISTICS', 'RETAIL'],
    competencies: ['HYPOTHESIS_TESTING', 'UNIT_ECONOMICS', 'CUSTOMER_DEVELOPMENT', 'MENTORING'],
    about: 'Помогаю командам каждую неделю проверять одну гипотезу, а не десять сразу.',
    publications: [{ title: 'Как не потерять темп после акселератора', url: 'https://blog.example/pace' }],
    cardPublished: true,
  },
  'trc-team': {
    company: 'Северный старт',
    specialty: 'Продуктовый менеджмент',
    jobPositions: ['Руководитель трекеров'],
    city: 'RU-NOVOSIBIRSK',
    industries: ['SOFTWARE', 'EDUCATION'],
    competencies: ['PRODUCT_MANAGEMENT', 'PRODUCT_ANALYTICS', 'TEAM_BUILDING'],
    about: 'Собираю трекеров в команду и слежу, чтобы у каждого проекта был понятный следующий шаг.',
    cardPublished: true,
  },
  exp: {
    company: 'НИИ промышленной автоматики',
    specialty: 'Промышленная автоматика и робототехника',
    jobPositions: ['Ведущий научный сотрудник', 'Эксперт'],
    city: 'RU-TOMSK',
    industries: ['ROBOTICS', 'ELECTRONICS', 'MECHANICAL_ENGINEERING'],
    competencies: ['SCIENTIFIC_RESEARCH', 'INTELLECTUAL_PROPERTY', 'CERTIFICATION', 'PROTOTYPING'],
    about: 'Оцениваю, можно ли это сделать, за сколько и почему этого ещё не сделали другие.',
    awards: [
      { year: 2022, title: 'Медаль за изобретение года', certificate: 'Свидетельство изобретателя.txt' },
    ],
    publications: [
      { title: 'Захват хрупких предметов без тактильных датчиков', url: 'https://journal.example/grip' },
    ],
    education: {
      institute: 'Томский политехнический университет',
      faculty: 'Автоматика и электромеханика',
      course: '',
      group: '',
    },
    cardPublished: true,
    certifiedExpert: true,
  },
  mnt: {
    company: 'Филиппова и партнёры',
    specialty: 'Маркетинг технологических продуктов',
    jobPositions: ['Управляющий партнёр', 'Наставник'],
    city: 'RU-YEKATERINBURG',
    industries: ['MARKETING', 'CONSUMER', 'HEALTH'],
    competencies: ['MARKETING_STRATEGY', 'BRANDING', 'MENTORING', 'NEGOTIATION'],
    about: 'Перевожу с инженерного на язык покупателя.',
    cardPublished: true,
  },
  inv: {
    company: 'Ashworth Ventures',
    specialty: 'Early-stage investing',
    jobPositions: ['Managing partner'],
    city: 'GB-LONDON',
    industries: ['CLIMATE', 'ENERGY', 'SOFTWARE'],
    competencies: ['BUSINESS_VALUATION', 'INVESTMENT_DEALS', 'INTERNATIONAL_EXPANSION'],
    about: 'I back engineers who have sold something before they raised anything.',
    contactEmail: 'henrik@ashworth.example',
    investor: { type: 'BUSINESS_ANGEL', from: '50000', to: '400000', currency: 'USD' },
    cardPublished: true,
  },
  cst: {
    company: 'Фонд развития региона',
    specialty: 'Государственное управление',
    jobPositions: ['Заместитель директора'],
    city: 'RU-PERM',
    industries: ['PUBLIC_SERVICES', 'MANUFACTURING'],
    competencies: ['GRANTS', 'STRATEGIC_PLANNING'],
    about: '',
    cardPublished: false,
  },
  htfrn: {
    company: 'Центр открытых задач',
    specialty: 'Организация конкурсов',
    jobPositions: ['Куратор задач'],
    city: 'RU-MOSCOW',
    industries: ['EDUCATION', 'URBAN_ENVIRONMENT'],
    competencies: ['EVENT_ORGANISATION', 'PUBLIC_RELATIONS'],
    about: 'Превращаю задачи предприятий в условия, понятные студенту.',
    cardPublished: true,
  },
  htusr: {
    company: '',
    specialty: 'Прикладная математика',
    jobPositions: [],
    city: 'RU-NIZHNY-NOVGOROD',
    industries: ['SOFTWARE', 'GAMES'],
    competencies: ['MACHINE_LEARNING', 'DATA_ANALYSIS'],
    about: 'Учусь, решаю открытые задачи, ищу команду на лето.',
    student: {
      university: 'ННГУ им. Н. И. Лобачевского',
      faculty: 'Институт информационных технологий',
      department: 'Кафедра прикладной математики',
      group: '3823М1',
      courseNumber: 3,
      socialNetwork: 'https://social.example/t.gusev',
    },
    cardPublished: true,
  },
  htadm: {
    company: 'Runway',
    specialty: 'Поддержка пользователей',
    jobPositions: ['Администратор портала'],
    city: 'RU-MOSCOW',
    industries: [],
    competencies: [],
    about: '',
    cardPublished: false,
  },
  admin: {
    company: 'Runway',
    specialty: 'Информационные системы',
    jobPositions: ['Администратор портала'],
    city: 'RU-MOSCOW',
    industries: ['SOFTWARE'],
    competencies: ['INFORMATION_SECURITY'],
    about: '',
    cardPublished: false,
  },
}

/** Profile texts of all others, by language. */
export const otherProfiles = {
  ru: {
    cities: ['RU-MOSCOW', 'RU-SAINT-PETERSBURG', 'RU-KAZAN', 'RU-NOVOSIBIRSK', 'RU-YEKATERINBURG', 'RU-PERM'],
    specialties: [
      'Инженер-программист',
      'Экономист',
      'Химик-технолог',
      'Инженер-конструктор',
      'Юрист',
      'Биотехнолог',
      'Дизайнер интерфейсов',
    ],
    companies: [
      'Прогресс-Софт',
      'Уральские материалы',
      'Лаборатория Б',
      'Городские данные',
      'Точка сборки',
      '',
    ],
    about: [
      'Люблю задачи, которые можно измерить.',
      'Ищу команду, которой не хватает моих рук.',
      'Запускал два продукта, один из них жив.',
      '',
    ],
  },
  en: {
    cities: ['GB-LONDON', 'DE-BERLIN', 'NL-AMSTERDAM', 'FI-HELSINKI'],
    specialties: ['Software engineer', 'Economist', 'Materials scientist', 'Product designer', 'Lawyer'],
    companies: ['Harbour Labs', 'Northlight', 'Fieldnote', 'Stackmill', ''],
    about: [
      'I like problems with a number at the end.',
      'Shipped two products; one of them still pays rent.',
      'Looking for a team that needs a calm engineer.',
      '',
    ],
  },
} as const

/** Industries and competencies for all others. */
export const otherValues = {
  industries: [
    'SOFTWARE',
    'ENERGY',
    'HEALTH',
    'LOGISTICS',
    'EDUCATION',
    'FINANCE',
    'BIOTECH',
    'MATERIALS',
    'RETAIL',
  ],
  competencies: [
    'PITCHING',
    'FUNDRAISING',
    'UNIT_ECONOMICS',
    'WEB_DEVELOPMENT',
    'MACHINE_LEARNING',
    'B2B_SALES',
    'BRANDING',
    'PROTOTYPING',
    'PROJECT_MANAGEMENT',
    'FINANCIAL_MODELLING',
    'CONTRACTS',
    'CUSTOMER_DEVELOPMENT',
  ],
} as const
