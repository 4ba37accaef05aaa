/** Maximum number of rows of a file, shown before an export. Longer lists have to be filtered. */
export const mostRows = 100_000

/** Number of rows read and written at a time: the maximum of the sign-on service, and a few milliseconds of work. */
export const rowsAtOnce = 100

/** Number of pages after which the progress is reported. */
export const partsPerReport = 20
