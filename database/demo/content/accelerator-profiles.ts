import type { Emblem } from '../emblem.ts'

/** A text file of the demo. */
export type FilePlan = { name: string; text: string }

/** Data of an accelerator besides its programmes. */
export type ProfilePlan = {
  country: string
  industries: readonly string[]
  targetAudience: string
  finalists: string
  selectionConditions: string
  licenceId?: string
  licenceHolder?: string
  phone: string
  /** The local part of the email address. */
  mailbox: string
  emblem: Emblem
  documents: readonly FilePlan[]
  marketing: readonly (FilePlan & { description: string; access: 'EVERYONE' | 'TEAM' })[]
}

/** Profiles by the name of the accelerator. */
export const acceleratorProfiles: Readonly<Record<string, ProfilePlan>> = {
  'Северный старт': {
    country: 'RU',
    industries: ['MANUFACTURING', 'ENERGY', 'ROBOTICS', 'MATERIALS'],
    targetAudience:
      'Команды с работающим прототипом, которые решают задачи заводов: энергоэффективность, контроль качества, безопасность, новые материалы.',
    finalists:
      'До финала доходят 12–15 команд. Каждая получает пилот на предприятии-партнёре, три лучшие — инвестиции до 20 млн рублей.',
    selectionConditions:
      'Прототип, команда от двух человек, не менее 15 интервью с заказчиками. Оплаченные пилоты — преимущество.',
    licenceId: 'Л035-01271-78/00176512',
    licenceHolder: 'ООО «Северный старт»',
    phone: '+78123094412',
    mailbox: 'hello',
    emblem: {
      sign: 'peaks',
      ground: [
        [22, 52, 94],
        [44, 104, 156],
      ],
      ink: [240, 246, 252],
    },
    documents: [
      { name: 'Устав.txt', text: 'Устав общества с ограниченной ответственностью «Северный старт».\n' },
      {
        name: 'Выписка из ЕГРЮЛ.txt',
        text: 'Выписка из Единого государственного реестра юридических лиц.\n',
      },
    ],
    marketing: [
      {
        name: 'Буклет для основателей',
        description: 'Что получает команда за полгода и как проходит отбор.',
        access: 'EVERYONE',
        text: 'Северный старт: полгода с трекером, пилот на заводе, сделка с инвестором.\n',
      },
      {
        name: 'Итоги прошлого набора',
        description: 'Цифры, пилоты и сделки за год.',
        access: 'EVERYONE',
        text: 'За год: 214 заявок, 38 команд, 21 пилот, 6 сделок.\n',
      },
      {
        name: 'Тексты для писем и постов',
        description: 'Готовые объявления о наборе.',
        access: 'TEAM',
        text: 'Открыт набор в акселератор «Северный старт».\n',
      },
      {
        name: 'Бриф для партнёров',
        description: 'Что обещаем предприятиям и чего ждём от них.',
        access: 'TEAM',
        text: 'Партнёр даёт участок, показатели и бюджет пилота.\n',
      },
    ],
  },
  'Harbor Ventures': {
    country: 'GB',
    industries: ['CLIMATE', 'LOGISTICS', 'HEALTH'],
    targetAudience: 'Seed-stage founders in climate, logistics and health with something a customer can try.',
    finalists: 'Ten teams a year. Each leaves with a paid pilot and a place at the demo day.',
    selectionConditions: 'Two founders, both full-time. A bench prototype or paying customers.',
    phone: '+442079460958',
    mailbox: 'team',
    emblem: {
      sign: 'waves',
      ground: [
        [12, 92, 104],
        [30, 148, 152],
      ],
      ink: [246, 251, 250],
    },
    documents: [
      { name: 'Certificate of incorporation.txt', text: 'Harbor Ventures Ltd, company no. 09876543.\n' },
    ],
    marketing: [
      {
        name: 'One-pager',
        description: 'Twelve weeks on one page.',
        access: 'EVERYONE',
        text: 'Harbor Ventures: twelve weeks, one tracker, a paid pilot.\n',
      },
      {
        name: 'Partner deck notes',
        description: 'Talking points for corporate partners.',
        access: 'TEAM',
        text: 'Why ports, banks and hospitals pilot with us.\n',
      },
    ],
  },
  'Агротех Волга': {
    country: 'RU',
    industries: ['AGRICULTURE', 'FOOD', 'BIOTECH'],
    targetAudience: 'Проекты для полей, ферм и переработки, готовые к испытаниям в хозяйстве.',
    finalists: 'Восемь команд испытывают решения в хозяйствах Самарской и Саратовской областей.',
    selectionConditions: 'Образец, который можно привезти в хозяйство, и агроном или технолог в команде.',
    phone: '+78462057731',
    mailbox: 'info',
    emblem: {
      sign: 'sprout',
      ground: [
        [228, 238, 206],
        [186, 214, 142],
      ],
      ink: [46, 98, 44],
    },
    documents: [{ name: 'Устав фонда.txt', text: 'Устав некоммерческой организации «Агротех Волга».\n' }],
    marketing: [
      {
        name: 'Календарь испытаний',
        description: 'Когда и в каких хозяйствах проходят испытания.',
        access: 'EVERYONE',
        text: 'Апрель — посев, июль — полив, сентябрь — уборка.\n',
      },
    ],
  },
  'Медтех Лаб': {
    country: 'RU',
    industries: ['HEALTH', 'BIOTECH'],
    targetAudience: 'Разработчики медицинских изделий от технического задания до испытаний.',
    finalists: '',
    selectionConditions: 'Клинический партнёр или письмо о намерениях от клиники.',
    phone: '+73833120447',
    mailbox: 'lab',
    emblem: {
      sign: 'cross',
      ground: [
        [250, 236, 236],
        [244, 206, 210],
      ],
      ink: [176, 40, 62],
    },
    documents: [
      { name: 'Свидетельство о регистрации.txt', text: 'Свидетельство о регистрации «Медтех Лаб».\n' },
      { name: 'Письмо клиники.txt', text: 'Клиника готова предоставить площадку для испытаний.\n' },
    ],
    marketing: [],
  },
}

/** A rejected request, with what its author has to correct. */
export const rejectedRequest = {
  name: 'Точка взлёта',
  description: 'Акселератор студенческих команд при технопарке: три месяца от идеи до первых продаж.',
  site: 'https://tochka-vzleta.example',
  taxNumber: '6679123451',
  reason: 'Приложите устав и укажите сайт организации: по указанному адресу страница не открывается.',
  profile: {
    country: 'RU',
    industries: ['EDUCATION', 'SOFTWARE'],
    targetAudience: 'Студенты и выпускники технических вузов.',
    finalists: '',
    selectionConditions: '',
    phone: '+73433170526',
    mailbox: 'start',
    emblem: {
      sign: 'comet',
      ground: [
        [44, 34, 84],
        [96, 66, 156],
      ],
      ink: [255, 214, 128],
    },
    documents: [],
    marketing: [],
  } satisfies ProfilePlan,
} as const
