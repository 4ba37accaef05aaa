import type { Row } from './row.ts'

/** Calls of people. */
export const peopleRows: readonly Row[] = []
