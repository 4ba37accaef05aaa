import type { Row } from './row.ts'

/** Calls of dictionaries. */
export const dictionaryRows: readonly Row[] = []
