/** Maximum number of projects per run (spec 9). */
export const mostProjects = 20

/** Maximum size of a template in bytes, because it is unpacked, filled in and stored per version. */
export const largestTemplate = 5_242_880

/** Maximum number of parameters per report, of stored versions, and of reports per accelerator. */
export const mostParameters = 20
export const keptVersions = 50
export const mostReports = 200

/** Limits per person: concurrent runs, and runs per day. */
export const runsAtOnce = 2
export const runLimit = { hits: 100, seconds: 86_400 } as const

/** Days until a file is deleted. */
export const keptDays = 7

/** Maximum number of problems in a response. */
export const mostProblems = 50

/** Maximum length of a spreadsheet cell's text. */
export const longestCell = 32_767
