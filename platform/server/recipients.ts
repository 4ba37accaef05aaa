import { sql, type RawBuilder } from 'kysely'
import type { roleCodes, MemberRole } from '../domain/actor.ts'
import type { Db } from './context.ts'

/** Uids of people, as a database expression. */
export type Uids = RawBuilder<string[]>

type Id = RawBuilder<unknown> | number

/** Active administrators of an accelerator as rows of `person_uid`: blocked neither in it nor on the portal. */
export const workingAdministrators = (acceleratorId: Id): RawBuilder<unknown> => sql`
  select distinct h.person_uid from accelerator_member h join person s on s.uid = h.person_uid
  where h.accelerator_id = ${acceleratorId} and h.admin and not h.blocked and s.status = 'A'`

export const acceleratorAdministrators = (acceleratorId: Id): Uids =>
  sql`array(${workingAdministrators(acceleratorId)})`

/** People who now have one of these roles in an accelerator. */
export const acceleratorTeam = (acceleratorId: Id, roles: readonly MemberRole[]): Uids => sql`array(
  select distinct h.person_uid from accelerator_member h join person s on s.uid = h.person_uid
  where h.accelerator_id = ${acceleratorId} and h.role = any(${roles}) and not h.blocked and s.status = 'A')`

/** The team of a project, including its leader, and blocked people, who may read it later. */
export const projectTeam = (projectId: Id): Uids =>
  sql`array(select h.person_uid from project_member h where h.project_id = ${projectId})`

const holding = (roles: readonly (typeof roleCodes)[number][]): Uids => sql`array(
  select distinct h.person_uid from person_role h join person s on s.uid = h.person_uid
  where h.role = any(${roles}) and s.status = 'A')`

/** The portal's chief administrators, for decisions that only they make. */
export const chiefAdministrators = (): Uids => holding(['ADMIN'])

/** The portal's administrators and their deputies. */
export const portalAdministrators = (): Uids => holding(['ADMIN', 'HTADM'])

/** Reads them in a separate query. */
export const readUids = async (db: Db, uids: Uids): Promise<string[]> => {
  const { rows } = await sql<{ uids: string[] }>`select ${uids} as uids`.execute(db)
  return rows[0]!.uids
}
