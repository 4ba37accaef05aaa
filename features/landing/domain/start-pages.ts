/** The start pages by the name of their words, each for one reader. */
export const startPages = {
  portal: { path: '/portal', questions: 5, doors: true, tracks: true },
  projects: {
    path: '/portal/projects-start-page',
    questions: 4,
    tracks: true,
    shown: 'projects',
    calculator: true,
  },
  investors: { path: '/portal/investor-start-page', questions: 4, stages: true, shown: 'projects' },
  accelerators: { path: '/portal/accelerators-start-page', questions: 4, shown: 'accelerators' },
  experts: { path: '/portal/experts-start-page', questions: 4, shown: 'experts' },
  investorsStatic: { path: '/portal/investors-static', questions: 3, stages: true },
} as const satisfies Record<string, StartPageParts>

/** What a start page is made of besides its headline, picture, figures and three steps. */
export type StartPageParts = {
  path: string
  /** How many questions it answers. */
  questions: number
  /** The doors to the pages of the four readers. */
  doors?: true
  /** Tracks that take applications today. */
  tracks?: true
  /** The amounts of the stages of investment. */
  stages?: true
  /** The way to the calculator. */
  calculator?: true
  /** What has been published of these. */
  shown?: 'projects' | 'experts' | 'accelerators'
}

/** The name of a start page. */
export type StartPageName = keyof typeof startPages

export const startPageNames = Object.keys(startPages) as [StartPageName, ...StartPageName[]]

/** What a start page is made of. */
export const partsOf = (page: StartPageName): StartPageParts => startPages[page]

/** The doors of the first page, in their order. */
export const doors = ['projects', 'investors', 'accelerators', 'experts'] as const satisfies StartPageName[]

const numbered = (count: number, name: string, ...ends: string[]): string[] =>
  Array.from({ length: count }, (_, at) => ends.map((end) => `${name}${at + 1}${end}`)).flat()

/** How many stages of investment there are (spec 9). */
export const stagesCount = 6

/** The most signs of a short word, and of a text. */
export const wordLimits = { short: 160, long: 1000 } as const

const isShort = /^(?:tab|title|action|cost|calculator|step\d|question\d|door\d|stage\d(?:Amount|Other)?)$/

/** How long a word may be: names and headlines are short. */
export const wordLimit = (word: string): number => (isShort.test(word) ? wordLimits.short : wordLimits.long)

/** The last stage is settled between people, so it has no amount in another currency. */
export const hasOtherAmount = (stage: number): boolean => stage < stagesCount

const stageWords = Array.from({ length: stagesCount }, (_, at) => at + 1).flatMap((stage) => [
  `stage${stage}`,
  `stage${stage}Amount`,
  ...(hasOtherAmount(stage) ? [`stage${stage}Other`] : []),
  `stage${stage}Text`,
])

/** The names of all words of a page, in the order in which they stand on it. */
export const wordsOfPage = (page: StartPageName): readonly string[] => {
  const { questions, doors: hasDoors, stages, calculator } = partsOf(page)
  const answers = Array.from({ length: questions }, (_, at) => [
    `question${at + 1}`,
    `answer${at + 1}`,
  ]).flat()
  return [
    'tab',
    'title',
    'lead',
    'action',
    'cost',
    ...(hasDoors ? numbered(doors.length, 'door', '', 'Text') : []),
    ...(stages ? ['stages', ...stageWords] : []),
    ...numbered(3, 'step', '', 'Text'),
    ...(calculator ? ['calculator', 'calculatorText'] : []),
    ...answers,
  ]
}
