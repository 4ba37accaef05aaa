/** Maximum number of projects per run (spec 9); the system variable `reportProjects` may lower it. */
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

/** Maximum number of problems in a response. */
export const mostProblems = 50

/** Maximum number of pictures in one file, and of their total bytes after re-encoding. */
export const mostPictures = 200
export const mostPictureBytes = 40 * 1024 * 1024

/** How wide and high a picture is shown when its tag says nothing, and at most, in millimetres. */
export const usualPicture = 80
export const largestPicture = 180

/** How wide a picture within a formatted text is at most, in millimetres: it fits next to the name of a field. */
export const textPicture = 100

/** The longest text of a cell of a spreadsheet. */
export const longestCell = 32_767
