import { acceleratorRows } from './accelerators.rows.ts'
import { accountRows } from './accounts.rows.ts'
import { dictionaryRows } from './dictionaries.rows.ts'
import { objectRows } from './objects.rows.ts'
import { ownRows } from './own.rows.ts'
import { participationRows } from './participations.rows.ts'
import { peopleRows } from './people.rows.ts'
import { profileRows } from './profile-templates.rows.ts'
import { programmeRows } from './programmes.rows.ts'
import { projectProfileRows } from './project-profiles.rows.ts'
import { projectImportRows } from './project-import.rows.ts'
import { projectRows } from './projects.rows.ts'
import { requestRows } from './requests.rows.ts'
import { roleRows } from './roles.rows.ts'
import type { Row } from './row.ts'
import { securityRows } from './security.rows.ts'
import { teamRows } from './teams.rows.ts'
import { vacancyRows } from './vacancies.rows.ts'

export { everybody, makeWorld, type Who, type World } from './world.ts'
export type { Row } from './row.ts'

/** The permission table: one row for every call of the portal. */
export const rows: readonly Row[] = [
  ...requestRows,
  ...participationRows,
  ...programmeRows,
  ...projectRows,
  ...projectImportRows,
  ...projectProfileRows,
  ...ownRows,
  ...peopleRows,
  ...profileRows,
  ...securityRows,
  ...roleRows,
  ...acceleratorRows,
  ...teamRows,
  ...vacancyRows,
  ...dictionaryRows,
  ...objectRows,
  ...accountRows,
]
