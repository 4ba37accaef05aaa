import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { teamRequest } from '../contract/accelerator-team.schemas.ts'
import { teamRequestMachine } from '../domain/team-request.machine.ts'
import type { TeamRequestFacts } from '../domain/team-request.policy.ts'

/** A request to join as the contract shows it. */
export type TeamRequest = z.output<typeof teamRequest>

/** A request to join with the facts of its policy. */
export type TeamRequestSubject = TeamRequest & TeamRequestFacts

/** Requests that satisfy the condition over `r`, newest first unless asked the other way, with the actor's actions. */
export const readTeamRequests = async (
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql`limit 1`,
  direction: 'ASC' | 'DESC' = 'DESC',
): Promise<TeamRequestSubject[]> => {
  const way = sql.raw(direction)
  const { rows } = await sql<Omit<TeamRequestSubject, 'actions'>>`
    select r.id, ${personRefJson('p')} as person, json_build_object('id', a.id, 'name', nullif(a.name, '')) as accelerator,
      r.role, r.message, r.status, r.reason, r.created_at as "createdAt", r.decided_at as "decidedAt",
      r.person_uid as "personUid", r.accelerator_id as "acceleratorId", exists (
        select from accelerator_member m where m.accelerator_id = r.accelerator_id and m.person_uid = r.person_uid
          and (m.role = r.role or m.blocked)) as held
    from accelerator_team_request r join person p on p.uid = r.person_uid
      join accelerator a on a.id = r.accelerator_id
    where ${where} order by r.created_at ${way}, r.id ${way} ${page}`.execute(db)
  return rows.map((row) => ({ ...row, actions: possibleActions(teamRequestMachine, row.status, actor, row) }))
}

/** One request by its id. */
export const findTeamRequest = async (
  db: Db,
  actor: Actor,
  id: number,
): Promise<TeamRequestSubject | undefined> => (await readTeamRequests(db, actor, sql`r.id = ${id}`))[0]

/** The request without the facts that only the rules need. */
export const shownTeamRequest = ({
  personUid: _person,
  acceleratorId: _accelerator,
  held: _held,
  ...shown
}: TeamRequestSubject): TeamRequest => shown
