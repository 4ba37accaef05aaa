import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

const member = (uid: string): Sql =>
  sql`exists (select from project_member m where m.project_id = d.project_id and m.person_uid = ${uid})`

/** Whether an accelerator's team member forwards request `d`: not for their own projects. */
export const passedOnBy = (uid: string, acceleratorIds: readonly number[]): Sql =>
  sql`(d.accelerator_id = any(${[...acceleratorIds]}::bigint[]) and not ${member(uid)})`

/** Whether request `d` is visible to the person as a member of the project's team. */
export const passedToTeam = (uid: string): Sql => sql`(d.passed_at is not null and ${member(uid)})`
