/** Events of exports; the payload is `{ id }`. */
export const exportEvents = ['ListExportFinished'] as const

export type ExportEvent = (typeof exportEvents)[number]
