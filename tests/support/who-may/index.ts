import { ownRows } from './own.rows.ts'
import { participationRows } from './participations.rows.ts'
import { programmeRows } from './programmes.rows.ts'
import { projectRows } from './projects.rows.ts'
import { requestRows } from './requests.rows.ts'
import type { Row } from './row.ts'

export { everybody, makeWorld, type Who, type World } from './world.ts'
export type { Row } from './row.ts'

/** The permission table: one row for every call of the portal. */
export const rows: readonly Row[] = [
  ...requestRows,
  ...participationRows,
  ...programmeRows,
  ...projectRows,
  ...ownRows,
]
