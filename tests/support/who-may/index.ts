import type { Row } from './row.ts'

export { everybody, makeWorld, type Who, type World } from './world.ts'
export { absentOf, type Row } from './row.ts'

const files = import.meta.glob<Record<string, readonly Row[]>>('./*.rows.ts', { eager: true })

/** The permission table: one row per call of the portal, from every `*.rows.ts` of this folder. */
export const rows: readonly Row[] = Object.values(files).flatMap((file) => Object.values(file).flat())
