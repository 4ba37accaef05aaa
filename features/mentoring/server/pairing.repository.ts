import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { findRow, readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { pairing } from '../contract/pairing.schemas.ts'
import { pairingMachine, type PairingMoved, type PairedFacts } from '../domain/pairing.machine.ts'
import { usualTeams } from '../domain/states.ts'
/** A mentor of a project as lists show it. */
export type Pairing = z.output<typeof pairing>

type RawPairing = Omit<Pairing, 'actions'> & PairingMoved

/** As many teams as a mentor accompanies at most in an accelerator: as their office hours say, or as is usual. */
export const maxTeamsOf = (
  mentorId: Sql,
  acceleratorId: Sql,
): Sql => sql`coalesce((select h.most_teams from office_hours h
  where h.mentor_id = ${mentorId} and h.accelerator_id = ${acceleratorId}), ${sql.lit(usualTeams)})`

/** Mentors of projects `w` with the facts of their policy and machine. */
const rawPairings = {
  from: sql`project_mentor w join mentor n on n.id = w.mentor_id join person u on u.uid = n.person_uid
    join project p on p.id = w.project_id`,
  key: sql`w.id`,
  columns:
    () => sql<RawPairing>`w.id, ${personRefJson('u')} as mentor, json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', a.id, 'name', a.name) as accelerator, ${personRefJson('q')} as "askedBy", w.by_team as "byTeam",
    w.message, w.reason, w.asked_at as "askedAt", w.changed_at as "changedAt", w.status, w.accelerator_id as "acceleratorId",
    u.uid as "personUid", p.leader_uid as "leaderUid",
    array(select k.person_uid from project_member k where k.project_id = p.id) as "memberUids",
    (select count(*) from project_mentor o where o.mentor_id = w.mentor_id and o.accelerator_id = w.accelerator_id
      and o.status = 'AGREED') >= ${maxTeamsOf(sql`w.mentor_id`, sql`w.accelerator_id`)} as full`,
  joins: sql`join accelerator a on a.id = w.accelerator_id left join person q on q.uid = w.asked_by`,
}

/** Mentors of projects `w`. */
export const pairingRows: RowSource<RawPairing, Pairing> = {
  ...rawPairings,
  row: (raw, { actor }) => {
    const {
      acceleratorId: _accelerator,
      personUid: _mentor,
      leaderUid: _leader,
      memberUids: _members,
      full: _full,
      ...row
    } = raw
    return {
      ...row,
      // Only the portal releases.
      actions: possibleActions(pairingMachine, raw.status, actor, raw).filter((move) => move !== 'release'),
    }
  },
}

/** A mentor of a project with the facts of the policy and the machine. */
export type PairingSubject = RawPairing

/** Loads one by its id. */
export const findPairing = ({ db }: { db: Db }, id: number): Promise<PairingSubject | undefined> =>
  findRow({ db }, rawPairings, sql`w.id = ${id}`)

/** Locks one and reads it behind the lock. */
export const lockPairing = (reader: Reader, id: number): Promise<Locked<PairingSubject> | undefined> =>
  lockSubject(reader.db, pairingMachine, id, () => findPairing(reader, id))

export const readPairing = async (reader: Reader, id: number): Promise<Pairing> =>
  stillThere((await readRows(reader, pairingRows, sql`w.id = ${id}`))[0])

/** A project that works on a track of the accelerator, for the policy of asking; undefined where it does not. */
export const findPaired = async (
  db: Db,
  projectId: number,
  acceleratorId: number,
): Promise<(PairedFacts & { projectId: number }) | undefined> => {
  const { rows } = await sql<PairedFacts & { projectId: number }>`
    select p.id as "projectId", ${acceleratorId}::bigint as "acceleratorId", p.leader_uid as "leaderUid",
      array(select k.person_uid from project_member k where k.project_id = p.id) as "memberUids"
    from project p where p.id = ${projectId} and exists (select from project_track q where q.project_id = p.id
      and q.accelerator_id = ${acceleratorId} and q.access_status = 'ALLOWED_TO_WORK')`.execute(db)
  return rows[0]
}

/** Whether the person is a mentor of the accelerator, neither blocked nor erased. */
export const isMentorIn = async (db: Db, uid: string, acceleratorId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from counted_membership k join person v on v.uid = k.person_uid
    where k.person_uid = ${uid} and k.accelerator_id = ${acceleratorId} and k.role = 'MNT' and v.status = 'A'
      and v.erased_at is null`.execute(db)
  return rows.length > 0
}
