/** Maximum number of projects per run (spec 9); the system variable `reportProjects` may lower it. */
export const maxProjects = 20

/** Maximum size of a template in bytes, because it is unpacked, filled in and stored per version. */
export const largestTemplate = 5_242_880

/** Maximum number of parameters per report, of stored versions, and of reports per accelerator. */
export const maxParameters = 20
export const maxVersions = 50
export const maxReports = 200

/** Limits per person: concurrent runs, and runs per day. */
export const runsAtOnce = 2
export const runLimit = { hits: 100, seconds: 86_400 } as const

/** Maximum number of problems in a response. */
export const maxProblems = 50

/** Maximum number of pictures in one file, and of their total bytes after re-encoding. */
export const maxPictures = 200
export const maxPictureBytes = 40 * 1024 * 1024

/** How wide and high a picture is shown when its tag says nothing, and at most, in millimetres. */
export const usualPicture = 80
export const largestPicture = 180

/** How wide a picture within a formatted text is at most, in millimetres: it fits next to the name of a field. */
export const textPicture = 100

/** The longest text of a cell of a spreadsheet. */
export const longestCell = 32_767

/** Events of runs; the payload is `{ id }`. */
export const runEvents = ['UserReportRunFinished'] as const

export type RunEvent = (typeof runEvents)[number]

/** File formats of reports (spec 5: "Report files must be xlsx or docx"). */
export const reportExtensions = ['docx', 'xlsx'] as const

export type ReportExtension = (typeof reportExtensions)[number]

/** Types of parameters. */
export const parameterTypes = ['STRING', 'NUMBER', 'DATE', 'BOOLEAN', 'LIST'] as const

/** States of a run: waiting or running, ready to download, failed. */
export const runStates = ['RUNNING', 'READY', 'FAILED'] as const

export type RunState = (typeof runStates)[number]

/** Whether a file is still written. */
export const isRunning = ({ state }: { state: RunState }): boolean => state === 'RUNNING'

/** Kinds of problems in a template. */
export const problemKinds = [
  'UNKNOWN',
  'UNKNOWN_FILTER',
  'UNKNOWN_VALUE',
  'UNKNOWN_PARAMETER',
  'UNCLOSED',
  'UNOPENED',
  'CROSSED',
  'LIST_AS_TEXT',
  'TEXT_AS_LIST',
  'MISFIT',
  'BROKEN',
  'TRACKED_CHANGES',
  'MACROS',
  'EMBEDDED',
  'EXTERNAL',
  'NO_TAGS',
] as const

export type ProblemKind = (typeof problemKinds)[number]
