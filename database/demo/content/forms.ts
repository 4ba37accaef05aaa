/** Fields of the application form on the accelerator's site, with the elements they fill; the last one is unused. */
export const siteFields: readonly (readonly [name: string, target: string | null])[] = [
  ['Email', 'leader.email'],
  ['Name', 'person.name'],
  ['Phone', 'person.phone'],
  ['Project', 'main.name'],
  ['Pitch', 'plain.pitch'],
  ['Stage', 'plain.stage'],
  ['Interviews', 'plain.interviews_count'],
  ['University', 'student.university'],
  ['Course', 'student.courseNumber'],
  ['tranid', 'submission.key'],
  ['formname', null],
]

/** The site's names of stages, and the portal's. */
export const siteStages = {
  'Только идея': 'Ранняя предпосевная',
  'Есть прототип': 'Поздняя предпосевная',
  'Есть продажи': 'Ранняя посевная',
}

/** Fields of the form for investors. */
export const investorFields: readonly (readonly [name: string, target: string | null])[] = [
  ['Email', 'leader.email'],
  ['Name', 'person.name'],
  ['Fund', null],
  ['Cheque', null],
]

/** Names of the forms, as an administrator entered them. */
export const formNames = {
  site: 'Заявка на сайте акселератора',
  investors: 'Доступ к проектам для инвесторов',
} as const

/** Failed applications, with the reasons. */
export const failedAnswers = [
  {
    day: 0.3,
    content: {
      Email: 'k.morozova(собака)teplitsa.example',
      Name: 'Ксения Морозова',
      Phone: '+7 903 555-10-20',
      Project: 'Теплица на окне',
      Pitch: 'Гидропоника для городской квартиры за цену одного ужина',
      Stage: 'Есть прототип',
      Interviews: 'около сорока',
      formname: 'Заявка',
    },
    reason: 'HAS_PROBLEMS',
    problems: [
      { field: 'Email', text: 'k.morozova(собака)teplitsa.example', problem: 'INVALID_EMAIL' },
      { field: 'Interviews', text: 'около сорока', problem: 'NOT_A_NUMBER' },
    ],
    comment: '',
  },
  {
    day: 1.1,
    content: {
      Email: 'podryad@shveya.example',
      Name: 'Игорь Лавров',
      Project: 'Надомник',
      Pitch: 'Швейный цех без цеха',
      Stage: 'Только идея',
      formname: 'Заявка',
    },
    reason: 'NAME_TAKEN',
    problems: [],
    comment: '',
  },
  {
    day: 5.4,
    content: {
      Email: 'webmaster@stroyka.example',
      Name: 'Тест',
      Project: 'Проверка формы',
      formname: 'Заявка',
    },
    reason: 'BY_HAND',
    problems: [],
    comment: 'Проверка формы после переезда сайта.',
  },
] as const

/** Requests of investors: one pending, one decided. */
export const investorAnswers = [
  {
    day: 0.6,
    content: {
      Email: 'a.gordeeva@north-fund.example',
      Name: 'Алла Гордеева',
      Fund: 'Северный фонд',
      Cheque: '5–15 млн ₽',
    },
    settled: null,
  },
  {
    day: 7.2,
    content: {
      Email: 'm.brandt@baltic-angels.example',
      Name: 'Макс Брандт',
      Fund: 'Baltic Angels',
      Cheque: '€50,000',
    },
    settled: 'Роль инвестора выдана, приглашение на демодень отправлено.',
  },
] as const
