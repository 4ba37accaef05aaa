/** The most projects of one run (spec 9). */
export const mostProjects = 20

/** The largest template, in bytes: it is unfolded, filled and kept once for each version. */
export const largestTemplate = 5_242_880

/** The most parameters of a report, versions that are kept, and reports of an accelerator. */
export const mostParameters = 20
export const keptVersions = 50
export const mostReports = 200

/** Runs of one person: at once, and in a day. */
export const runsAtOnce = 2
export const runLimit = { hits: 100, seconds: 86_400 } as const

/** Days that a made file waits. */
export const keptDays = 7

/** The most problems of a template that are told. */
export const mostProblems = 50

/** The most pictures of one file, and their bytes together once they were made anew. */
export const mostPictures = 200
export const mostPictureBytes = 40 * 1024 * 1024

/** How wide and high a picture is shown when its tag says nothing, and at most, in millimetres. */
export const usualPicture = 80
export const largestPicture = 180

/** The longest text of a cell of a spreadsheet. */
export const longestCell = 32_767
