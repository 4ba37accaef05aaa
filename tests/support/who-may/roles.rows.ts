import type { Row } from './row.ts'

/** Calls of roles. */
export const roleRows: readonly Row[] = []
