import type { ManualName } from './contents.ts'
import type { PortalAnswer } from './portal-answers.ts'

/** Questions in readers' words, by language. */
type Questions = { ru: readonly string[]; en: readonly string[] }

/** A place that answers questions, which it need not say in these words; `section` counts all headings, 0 is above the first. */
export type Answer = Questions & ({ portal: PortalAnswer } | { page: ManualName; section: number })

/** The questions that readers ask most and the place that answers each: it is found first. */
export const answers: readonly Answer[] = [
  {
    portal: 'support',
    ru: [
      'как написать в поддержку',
      'связаться с вами',
      'контакты',
      'техподдержка',
      'задать вопрос',
      'ваш телефон',
      'обратная связь',
      'фидбек',
    ],
    en: [
      'contact support',
      'how do I contact you',
      'write to support',
      'ask a question',
      'your phone number',
      'feedback',
      'give feedback',
    ],
  },
  {
    portal: 'company',
    ru: ['кто вы такие', 'кто ведёт портал', 'чей это сайт', 'кто владеет сайтом', 'реквизиты', 'о компании'],
    en: ['who owns this site', 'who are you', 'who runs the portal', 'who is behind it', 'about the company'],
  },
  {
    page: 'tariff-policy',
    section: 1,
    ru: ['сколько стоит', 'сколько это стоит', 'это платно или бесплатно', 'цена', 'тариф'],
    en: ['how much does it cost', 'is it free', 'price', 'pricing', 'what does it cost'],
  },
  {
    page: 'tariff-policy',
    section: 3,
    ru: ['берёт ли портал долю', 'какую комиссию берёт портал', 'доля в проекте'],
    en: ['does the portal take a share', 'do you take equity', 'commission of the portal'],
  },
  {
    page: 'processes',
    section: 5,
    ru: [
      'что такое трек',
      'что такое программа',
      'что такое акселератор',
      'кто такой трекер',
      'что такое поток',
      'словарь терминов',
    ],
    en: [
      'what is a track',
      'what is a programme',
      'what is an accelerator',
      'who is a tracker',
      'what is a stream',
      'glossary',
    ],
  },
  {
    page: 'day-of-a-founder',
    section: 4,
    ru: ['как подать заявку', 'подать заявку на трек', 'как участвовать', 'хочу в акселератор'],
    en: ['how do I apply', 'apply to a track', 'how to apply', 'how to take part'],
  },
  {
    page: 'day-of-a-founder',
    section: 5,
    ru: ['у меня нет проекта но есть идея', 'есть только идея', 'с чего начать'],
    en: ['I have no project but an idea', 'I only have an idea', 'where do I start'],
  },
  {
    page: 'day-of-an-expert',
    section: 4,
    ru: ['как стать экспертом', 'хочу быть экспертом', 'роль эксперта'],
    en: ['how to become an expert', 'how do I become an expert', 'role of an expert'],
  },
  {
    page: 'day-of-a-mentor',
    section: 4,
    ru: ['как стать ментором', 'хочу быть наставником', 'роль ментора'],
    en: ['how to become a mentor', 'become a mentor', 'role of a mentor'],
  },
  {
    page: 'day-of-an-investor',
    section: 9,
    ru: ['как стать инвестором', 'зарегистрироваться инвестором', 'роль инвестора'],
    en: ['how to become an investor', 'register as an investor', 'role of an investor'],
  },
  {
    page: 'accelerator',
    section: 1,
    ru: [
      'создать акселератор',
      'как создать акселератор',
      'новый акселератор',
      'зарегистрировать акселератор',
    ],
    en: ['create an accelerator', 'create accelerator', 'new accelerator', 'register an accelerator'],
  },
  {
    page: 'project-team',
    section: 2,
    ru: ['как пригласить команду', 'пригласить в команду', 'пригласить людей в проект', 'добавить участника'],
    en: ['how do I invite my team', 'invite my team', 'invite people to a project', 'add a team member'],
  },
  {
    page: 'sign-in',
    section: 1,
    ru: [
      'как войти',
      'забыл пароль',
      'не могу войти',
      'не приходит письмо',
      'восстановить пароль',
      'как зарегистрироваться',
    ],
    en: [
      'how do I sign in',
      'I forgot my password',
      'I cannot sign in',
      'reset my password',
      'how do I register',
    ],
  },
  {
    page: 'profile',
    section: 3,
    ru: ['как удалить аккаунт', 'удалить мои данные', 'удалить профиль', 'забрать мои данные'],
    en: ['delete my account', 'erase my data', 'delete my profile', 'download my data'],
  },
  {
    page: 'lists',
    section: 1,
    ru: ['как выгрузить проекты в excel', 'выгрузить в excel', 'скачать таблицу'],
    en: ['export projects to excel', 'export to excel', 'download a spreadsheet'],
  },
  {
    page: 'project-import',
    section: 0,
    ru: ['как загрузить проекты из таблицы', 'загрузить проекты из excel', 'перенести проекты'],
    en: ['import projects from a spreadsheet', 'import projects from excel', 'upload projects'],
  },
  {
    page: 'installation',
    section: 0,
    ru: ['как установить портал', 'установка', 'развернуть портал'],
    en: ['how to install', 'install the portal', 'deploy the portal'],
  },
]
