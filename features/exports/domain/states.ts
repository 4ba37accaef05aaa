/** States of an export: in progress, ready for download, or failed. */
export const exportStates = ['RUNNING', 'READY', 'FAILED'] as const

export type ExportState = (typeof exportStates)[number]

/** File formats of an export. */
export const exportFormats = ['xlsx', 'csv'] as const
