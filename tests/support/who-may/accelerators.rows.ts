import type { Row } from './row.ts'

/** Calls of accelerators. */
export const acceleratorRows: readonly Row[] = []
