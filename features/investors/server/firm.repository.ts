import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import { firmInvitationMachine } from '../domain/firm-invitation.machine.ts'
import type { FirmFacts, FirmInvitationFacts } from '../domain/firm.policy.ts'
import type { FirmInvitationState } from '../domain/firms.ts'

/** The members of a firm as an array. */
export const firmUids = (firmId: Sql): Sql =>
  sql`array(select m.person_uid from firm_member m where m.firm_id = ${firmId})`

const firmAdminUids = (firmId: Sql): Sql =>
  sql`array(select m.person_uid from firm_member m where m.firm_id = ${firmId} and m.admin)`

/** A firm with its policy facts. */
export type FirmSubject = FirmFacts & { id: number; name: string; version: number; memberUids: string[] }

export const findFirm = async (db: Db, id: number): Promise<FirmSubject | undefined> => {
  const { rows } = await sql<FirmSubject>`
    select f.id, f.name, f.version, ${firmUids(sql`f.id`)} as "firmUids", ${firmUids(sql`f.id`)} as "memberUids",
      ${firmAdminUids(sql`f.id`)} as "firmAdminUids"
    from investor_firm f where f.id = ${id}`.execute(db)
  return rows[0]
}

/** The same under the firm's lock, so that concurrent departures see each other. */
export const lockFirm = async (db: Db, id: number): Promise<FirmSubject | undefined> => {
  await sql`select from investor_firm where id = ${id} for no key update`.execute(db)
  return findFirm(db, id)
}

/** The firm of a person, or null. */
export const firmIdOf = async (db: Db, uid: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select firm_id as id from firm_member where person_uid = ${uid}`.execute(db)
  return rows[0]?.id ?? null
}

/** An invitation with the facts of policy and machine. */
export type FirmInvitationSubject = FirmInvitationFacts & {
  id: number
  firmId: number
  status: FirmInvitationState
  version: number
  memberUids: string[]
}

/** The active owner of the address of invitation `i`. */
export const inviteeOf: Sql = sql`(select u.uid from person u where lower(u.email) = lower(i.email) and u.status = 'A'
  and u.erased_at is null limit 1)`

const findInvitation = async (db: Db, id: number): Promise<FirmInvitationSubject | undefined> => {
  const { rows } = await sql<FirmInvitationSubject>`
    select i.id, i.firm_id as "firmId", i.status, i.version, ${firmUids(sql`i.firm_id`)} as "memberUids",
      ${firmAdminUids(sql`i.firm_id`)} as "firmAdminUids", ${inviteeOf} as "inviteeUid"
    from firm_invitation i where i.id = ${id}`.execute(db)
  return rows[0]
}

/** Loads an invitation under its lock. */
export const lockInvitation = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<FirmInvitationSubject> | undefined> =>
  lockSubject(db, firmInvitationMachine, id, () => findInvitation(db, id), { versioned: true })

export { findInvitation as findFirmInvitation }
