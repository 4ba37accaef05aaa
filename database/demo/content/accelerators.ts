import type { TrackpointKey } from './trackpoints.ts'

/** A track of the demo. */
export type TrackPlan = {
  name: string
  link: string
  description: string
  conditions: string
  days: number
  points: readonly TrackpointKey[]
  status?: 'DRAFT' | 'ARCHIVE'
  blocked?: true
  /** The link of the track that it is a newer version of. */
  newerOf?: string
  investment?: true
  acceptsAutomatically?: true
  /** Scheduled; whether an intake is open today. */
  schedule?: 'open' | 'between'
  /** Shares the schedule of the track with this link. */
  sharesWith?: string
  /** Relative number of the demo's projects that apply here; 0 for none. */
  weight: number
}

/** A programme of the demo. */
export type ProgrammePlan = {
  name: string
  description: string
  strategy: 'STRICT' | 'NOT_STRICT'
  days: number
  status?: 'DRAFT' | 'ARCHIVE'
  tracks: readonly TrackPlan[]
}

/** An accelerator of the demo, with its programmes. */
export type AcceleratorPlan = {
  name: string
  locale: 'ru' | 'en'
  description: string
  site: string
  timeZone: string
  taxNumber: string
  legalForm: 'LIMITED_LIABILITY_COMPANY' | 'NONPROFIT_ORGANIZATION'
  approved: boolean
  /** Days since it joined the portal. */
  age: number
  programmes: readonly ProgrammePlan[]
}

const north: AcceleratorPlan = {
  name: 'Северный старт',
  locale: 'ru',
  description:
    'Акселератор промышленных и технологических команд. Работаем с проектами от первых интервью до сделки с инвестором, приводим на пилоты к заводам-партнёрам.',
  site: 'https://north-start.example',
  timeZone: 'Europe/Moscow',
  taxNumber: '7801234564',
  legalForm: 'LIMITED_LIABILITY_COMPANY',
  approved: true,
  age: 360,
  programmes: [
    {
      name: 'Акселератор технологических стартапов',
      description: 'Полгода с трекером: клиенты, продукт, первые продажи и подготовка к инвестициям.',
      strategy: 'STRICT',
      days: 180,
      tracks: [
        {
          name: 'Предпосев',
          link: 'predposev',
          description:
            'Для команд с идеей и прототипом. Находим клиента, проверяем проблему, считаем экономику.',
          conditions: 'Команда от двух человек, прототип, готовность провести 15 интервью.',
          days: 90,
          points: ['profile', 'customer', 'interviews', 'value', 'economics', 'roadmap'],
          weight: 22,
        },
        {
          name: 'Посев',
          link: 'posev',
          description: 'Для команд с первыми продажами: повторяемая продажа, команда, финансовая модель.',
          conditions: 'Не менее двух оплаченных сделок, занятость основателей полный день.',
          days: 120,
          points: ['profile', 'economics', 'sales', 'plan', 'roadmap', 'pitch'],
          schedule: 'open',
          weight: 14,
        },
        {
          name: 'Инвестиционный трек',
          link: 'invest',
          description: 'Проверка проекта, комитет и сделка. Этапы ведёт команда акселератора.',
          conditions: 'Выручка от 5 млн рублей в год, готовая финансовая модель.',
          days: 90,
          points: ['diligence', 'plan', 'committee', 'deal'],
          investment: true,
          weight: 7,
        },
        {
          name: 'Экспресс-диагностика',
          link: 'express',
          description: 'Месяц, чтобы понять, готов ли проект к акселерации. Принимаем всех.',
          conditions: 'Без отбора.',
          days: 31,
          points: ['profile', 'customer', 'value', 'roadmap'],
          acceptsAutomatically: true,
          weight: 10,
        },
        {
          name: 'Предпосев (2)',
          link: 'predposev-2027',
          newerOf: 'predposev',
          description:
            'Для команд с идеей и прототипом. С 2027 года питч входит в трек: его смотрят инвесторы-партнёры.',
          conditions: 'Команда от двух человек, прототип, готовность провести 15 интервью.',
          days: 100,
          points: ['profile', 'customer', 'interviews', 'value', 'economics', 'roadmap', 'pitch'],
          status: 'DRAFT',
          weight: 0,
        },
      ],
    },
    {
      name: 'Промышленные пилоты',
      description: 'Пилоты на предприятиях-партнёрах: от программы испытаний до отчёта и закупки.',
      strategy: 'NOT_STRICT',
      days: 150,
      tracks: [
        {
          name: 'Пилот с заводом',
          link: 'pilot',
          description: 'Участок, показатели и деньги на пилот от предприятия-партнёра.',
          conditions: 'Работающий образец, безопасный для производства.',
          days: 120,
          points: ['profile', 'pilot', 'mvp', 'results', 'economics'],
          weight: 12,
        },
        {
          name: 'Энергоэффективность',
          link: 'energo',
          description: 'Решения, которые снижают потребление энергии на предприятиях и в городах.',
          conditions: 'Расчёт ожидаемой экономии, опыт хотя бы одного внедрения.',
          days: 120,
          points: ['profile', 'pilot', 'results', 'plan'],
          schedule: 'between',
          weight: 6,
        },
        {
          name: 'Цифровой завод',
          link: 'zavod',
          description: 'Данные с оборудования, планирование ремонтов, контроль качества.',
          conditions: 'Работающий образец и доступ к данным одного предприятия.',
          days: 120,
          points: ['profile', 'pilot', 'results', 'plan'],
          sharesWith: 'energo',
          weight: 0,
        },
        {
          name: 'Экология производства',
          link: 'eco',
          description: 'Очистка стоков и выбросов, переработка отходов.',
          conditions: 'Набор приостановлен до согласования с партнёром.',
          days: 120,
          points: ['profile', 'pilot', 'results', 'plan'],
          blocked: true,
          weight: 4,
        },
      ],
    },
    {
      name: 'Студенческая школа',
      description: 'Прошедшая программа для студенческих команд.',
      strategy: 'STRICT',
      days: 60,
      status: 'ARCHIVE',
      tracks: [
        {
          name: 'Студенческая идея',
          link: 'student',
          description: 'От идеи до защиты за два месяца.',
          conditions: 'Студенты и аспиранты.',
          days: 60,
          points: ['profile', 'customer', 'interviews', 'pitch'],
          status: 'ARCHIVE',
          weight: 5,
        },
      ],
    },
  ],
}

const harbor: AcceleratorPlan = {
  name: 'Harbor Ventures',
  locale: 'en',
  description:
    'A founder-led accelerator for climate, logistics and health teams. Twelve weeks with a tracker, pilots with corporate partners, a demo day at the end.',
  site: 'https://harbor-ventures.example',
  timeZone: 'Europe/London',
  taxNumber: 'GB123456789',
  legalForm: 'LIMITED_LIABILITY_COMPANY',
  approved: true,
  age: 340,
  programmes: [
    {
      name: 'Seed Programme',
      description: 'Four months from a proven problem to repeatable sales.',
      strategy: 'STRICT',
      days: 120,
      tracks: [
        {
          name: 'Pre-Seed Sprint',
          link: 'pre-seed-sprint',
          description: 'Two months of interviews and a first version.',
          conditions: 'Two founders, one of them technical.',
          days: 60,
          points: ['profile', 'customer', 'interviews', 'mvp', 'pitch'],
          weight: 16,
        },
        {
          name: 'Seed Track',
          link: 'seed-track',
          description: 'First sales, unit economics and a plan that investors read.',
          conditions: 'Paying customers, both founders full-time.',
          days: 90,
          points: ['profile', 'value', 'economics', 'sales', 'plan', 'roadmap', 'pitch'],
          schedule: 'open',
          weight: 14,
        },
        {
          name: 'Climate Tech',
          link: 'climate-tech',
          description: 'Hardware and science teams that cut emissions or adapt to a warmer world.',
          conditions: 'A working bench prototype.',
          days: 120,
          points: ['profile', 'customer', 'pilot', 'results', 'plan'],
          weight: 10,
        },
      ],
    },
    {
      name: 'Corporate Pilots',
      description: 'Paid pilots with partners in banking, retail and ports.',
      strategy: 'NOT_STRICT',
      days: 120,
      tracks: [
        {
          name: 'Bank Pilots',
          link: 'bank-pilots',
          description: 'Pilots with the back office of a retail bank.',
          conditions: 'Security questionnaire passed.',
          days: 90,
          points: ['profile', 'pilot', 'mvp', 'results'],
          weight: 5,
        },
        {
          name: 'Retail Pilots',
          link: 'retail-pilots',
          description: 'Pilots in ten stores of a regional chain.',
          conditions: 'Ready to install within four weeks.',
          days: 90,
          points: ['profile', 'pilot', 'results', 'economics'],
          weight: 6,
        },
        {
          name: 'Smart Port',
          link: 'smart-port',
          description: 'Planned for the next season with two port authorities.',
          conditions: '',
          days: 120,
          points: ['profile', 'pilot', 'results', 'plan'],
          status: 'DRAFT',
          weight: 0,
        },
      ],
    },
  ],
}

const agro: AcceleratorPlan = {
  name: 'Агротех Волга',
  locale: 'ru',
  description: 'Отраслевой акселератор для сельского хозяйства и пищевой промышленности Поволжья.',
  site: 'https://agrotech-volga.example',
  timeZone: 'Europe/Samara',
  taxNumber: '6312345675',
  legalForm: 'NONPROFIT_ORGANIZATION',
  approved: true,
  age: 300,
  programmes: [
    {
      name: 'Агротехнологии',
      description: 'Испытания на полях и фермах партнёров, подготовка к внедрению.',
      strategy: 'STRICT',
      days: 200,
      tracks: [
        {
          name: 'Точное земледелие',
          link: 'polya',
          description: 'Карты полей, дроны, датчики и модели урожая.',
          conditions: 'Опыт работы хотя бы с одним хозяйством.',
          days: 150,
          points: ['profile', 'customer', 'pilot', 'results', 'plan'],
          weight: 9,
        },
        {
          name: 'Животноводство',
          link: 'fermy',
          description: 'Здоровье стада, качество молока, учёт.',
          conditions: 'Прототип, разрешённый к применению на ферме.',
          days: 150,
          points: ['profile', 'interviews', 'pilot', 'results'],
          schedule: 'open',
          weight: 7,
        },
        {
          name: 'Биотехнологии',
          link: 'bio',
          description: 'Препараты, биосенсоры, хранение продукции.',
          conditions: 'Результаты лабораторных испытаний.',
          days: 180,
          points: ['profile', 'value', 'mvp', 'results', 'plan'],
          weight: 6,
        },
        {
          name: 'Сельский предприниматель',
          link: 'selo',
          description: 'Небольшие производства и сбыт для сельских территорий.',
          conditions: 'Набор прошлого года завершён.',
          days: 90,
          points: ['profile', 'customer', 'economics', 'sales'],
          status: 'ARCHIVE',
          weight: 4,
        },
      ],
    },
    {
      name: 'Переработка и упаковка',
      description: 'Готовится к открытию.',
      strategy: 'NOT_STRICT',
      days: 120,
      status: 'DRAFT',
      tracks: [
        {
          name: 'Новая упаковка',
          link: 'upakovka',
          description: 'Материалы, которые возвращаются в оборот.',
          conditions: '',
          days: 120,
          points: ['profile', 'mvp', 'pilot', 'results'],
          status: 'DRAFT',
          weight: 0,
        },
      ],
    },
  ],
}

const med: AcceleratorPlan = {
  name: 'Медтех Лаб',
  locale: 'ru',
  description: 'Новый акселератор медицинских изделий, заявка на рассмотрении.',
  site: 'https://medtech-lab.example',
  timeZone: 'Asia/Novosibirsk',
  taxNumber: '5407654327',
  legalForm: 'NONPROFIT_ORGANIZATION',
  approved: false,
  age: 12,
  programmes: [
    {
      name: 'Первый набор',
      description: 'Черновик программы.',
      strategy: 'STRICT',
      days: 120,
      status: 'DRAFT',
      tracks: [
        {
          name: 'Медицинские изделия',
          link: 'medizdeliya',
          description: 'От технического задания до испытаний.',
          conditions: '',
          days: 120,
          points: ['profile', 'customer', 'mvp', 'results'],
          status: 'DRAFT',
          weight: 0,
        },
      ],
    },
  ],
}

/** The accelerators of the demo; most demo accounts belong to the first. */
export const acceleratorPlans: readonly AcceleratorPlan[] = [north, harbor, agro, med]
