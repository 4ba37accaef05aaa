type Value = { status: 'ACTIVE' | 'ARCHIVE' }

/** Whether a value is no longer offered; where it was chosen, it stays. */
export const isArchived = ({ status }: Value): boolean => status === 'ARCHIVE'
