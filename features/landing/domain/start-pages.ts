/** The start pages by name, one for each role. */
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

/** Sections of a start page besides its headline, picture, figures and three steps. */
export type StartPageParts = {
  path: string
  /** Number of questions that it answers. */
  questions: number
  /** Links to the pages of the four roles. */
  doors?: true
  /** Tracks that accept applications today. */
  tracks?: true
  /** Amounts of the investment stages. */
  stages?: true
  /** Link to the calculator. */
  calculator?: true
  /** Lists of the showcase of which it shows the newest. */
  shown?: 'projects' | 'experts' | 'accelerators'
}

/** Name of a start page. */
export type StartPageName = keyof typeof startPages

export const startPageNames = Object.keys(startPages) as [StartPageName, ...StartPageName[]]

/** Sections of each start page. */
export const partsOf = (page: StartPageName): StartPageParts => startPages[page]

/** Links of the main page, in their order. */
export const doors = ['projects', 'investors', 'accelerators', 'experts'] as const satisfies StartPageName[]

const numbered = (count: number, name: string, ...ends: string[]): string[] =>
  Array.from({ length: count }, (_, at) => ends.map((end) => `${name}${at + 1}${end}`)).flat()

/** Number of investment stages (spec 9). */
export const stagesCount = 6

/** Maximum length of a short text and of a long one. */
export const wordLimits = { short: 160, long: 1000 } as const

const isShort = /^(?:tab|title|action|cost|calculator|step\d|question\d|door\d|stage\d(?:Amount|Other)?)$/

/** Maximum length of a text by its name: names and headlines are short. */
export const wordLimit = (word: string): number => (isShort.test(word) ? wordLimits.short : wordLimits.long)

/** The amount of the last stage is negotiated, so it is not shown in another currency. */
export const hasOtherAmount = (stage: number): boolean => stage < stagesCount

const stageWords = Array.from({ length: stagesCount }, (_, at) => at + 1).flatMap((stage) => [
  `stage${stage}`,
  `stage${stage}Amount`,
  ...(hasOtherAmount(stage) ? [`stage${stage}Other`] : []),
  `stage${stage}Text`,
])

/** Names of all texts of a page, in the order in which it shows them. */
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
