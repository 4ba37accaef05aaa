import type { Row } from './row.ts'

/** Calls of administration. */
export const administrationRows: readonly Row[] = []
