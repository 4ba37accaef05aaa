/** Maximum number of rows of a file, shown before an export. Longer lists have to be filtered. */
export const maxRows = 100_000

/** Number of rows read and written at a time: the maximum of the sign-on service, and a few milliseconds of work. */
export const rowsAtOnce = 100

/** Number of pages after which the progress is reported. */
export const partsPerReport = 20

/** Events of exports; the payload is `{ id }`. */
export const exportEvents = ['ListExportFinished'] as const

export type ExportEvent = (typeof exportEvents)[number]

/** States of an export: in progress, ready for download, or failed. */
export const exportStates = ['RUNNING', 'READY', 'FAILED'] as const

export type ExportState = (typeof exportStates)[number]

/** File formats of an export. */
export const exportFormats = ['xlsx', 'csv'] as const
