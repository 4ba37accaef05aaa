import type { Row } from './row.ts'

/** Calls of vacancies. */
export const vacancyRows: readonly Row[] = []
