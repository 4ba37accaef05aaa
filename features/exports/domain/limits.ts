/** The most rows of a file (said before one asks for it); a list beyond it is to be narrowed. */
export const mostRows = 100_000

/** Days a file waits to be downloaded. */
export const keptDays = 7

/** Rows that are read and written at once: what the sign-on service gives at most, and some milliseconds of work. */
export const rowsAtOnce = 100

/** Parts between which the person is told how far it is. */
export const partsPerReport = 20
