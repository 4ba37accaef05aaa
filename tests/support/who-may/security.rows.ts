import type { Row } from './row.ts'

/** Calls of security. */
export const securityRows: readonly Row[] = []
