import type { Row } from './row.ts'

/** Calls of teams. */
export const teamRows: readonly Row[] = []
