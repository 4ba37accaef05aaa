/** How an export stands: it is being made, may be downloaded, or was refused. */
export const exportStates = ['RUNNING', 'READY', 'FAILED'] as const

export type ExportState = (typeof exportStates)[number]

/** What a list may be made into. */
export const exportFormats = ['xlsx', 'csv'] as const
