/** What a number of a report counts; the list of rows behind numbers shows them. */
export const figures = [
  'APPLICATIONS',
  'PROJECTS',
  'ACCEPTED_TASKS',
  'ENDED',
  'REVIEWED',
  'INVITED',
  'ATTENDED',
  'PUBLISHED',
  'INVESTED',
  'STAYS',
  'DECISIONS',
  'COMMENTS',
  'ANSWERS',
  'DECIDED',
  'ORDERED',
  'ASKED',
  'FILLED',
  'SELECTIONS',
  'TRACKERS',
  'EXPERTS',
] as const

export type Figure = (typeof figures)[number]

/** Figures about people and their actions, or about answers of projects: not for sponsors, and of one accelerator. */
export const figuresOfPeople: ReadonlySet<Figure> = new Set([
  'DECISIONS',
  'COMMENTS',
  'ANSWERS',
  'DECIDED',
  'ORDERED',
  'ASKED',
  'FILLED',
  'SELECTIONS',
  'TRACKERS',
  'EXPERTS',
])

/** Figures whose rows name a person. */
export const figuresWithPerson: ReadonlySet<string> = new Set<Figure>([
  'DECISIONS',
  'COMMENTS',
  'ANSWERS',
  'DECIDED',
  'ORDERED',
  'TRACKERS',
  'EXPERTS',
])

/** Figures whose rows say how many days something took. */
export const figuresWithDays: ReadonlySet<string> = new Set<Figure>(['STAYS', 'DECISIONS'])

/** People that a total is about: the trackers, or everybody in the report on curators. */
export const figurePeople = ['TRACKERS', 'CURATORS'] as const

/**
 * Why a number has no rows to open. `VALUE`: somebody entered it, or a formula gives it; it counts nothing. `DIFFERENCE`:
 * of two numbers that have links. `RUNNING`: counted up row by row, so the rows before are its rows. `IN_ROW`: the page
 * that the row opens shows what is counted. `SUM_OF_ROWS` and `AVERAGE`: of the numbers of the rows, each of which has its
 * own link.
 */
export const unlinkedReasons = ['VALUE', 'DIFFERENCE', 'RUNNING', 'IN_ROW', 'SUM_OF_ROWS', 'AVERAGE'] as const

export type UnlinkedReason = (typeof unlinkedReasons)[number]
