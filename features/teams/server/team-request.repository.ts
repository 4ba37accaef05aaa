import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { readRows, type Reader, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { teamRequest } from '../contract/accelerator-team.schemas.ts'
import { teamRequestMachine, type TeamRequestFacts } from '../domain/team-request.machine.ts'
/** A request to join, as in the contract. */
export type TeamRequest = z.output<typeof teamRequest>

/** A request to join with its policy facts. */
export type TeamRequestSubject = TeamRequest & TeamRequestFacts

/** Row source of requests `r` of people `p` to accelerators `a`, with policy facts and the actor's actions. */
export const teamRequestSubjects: RowSource<Omit<TeamRequestSubject, 'actions'>, TeamRequestSubject> = {
  from: sql`accelerator_team_request r join person p on p.uid = r.person_uid
      join accelerator a on a.id = r.accelerator_id`,
  key: sql`r.id`,
  columns:
    () => sql`r.id, ${personRefJson('p')} as person, json_build_object('id', a.id, 'name', nullif(a.name, '')) as accelerator,
      r.role, r.message, r.status, r.reason, r.created_at as "createdAt", r.decided_at as "decidedAt",
      r.person_uid as "personUid", r.accelerator_id as "acceleratorId", exists (
        select from accelerator_member m where m.accelerator_id = r.accelerator_id and m.person_uid = r.person_uid
          and (m.role = r.role or m.blocked)) as "hasRole"`,
  row: (row, { actor }) => ({ ...row, actions: possibleActions(teamRequestMachine, row.status, actor, row) }),
}

/** One request by its id. */
export const findTeamRequest = async (ctx: Reader, id: number): Promise<TeamRequestSubject | undefined> =>
  (await readRows(ctx, teamRequestSubjects, sql`r.id = ${id}`))[0]

/** The request without its policy facts. */
export const shownTeamRequest = ({
  personUid: _person,
  acceleratorId: _accelerator,
  hasRole: _hasRole,
  ...shown
}: TeamRequestSubject): TeamRequest => shown

/** Whether accelerator `a` accepts requests to join its team. */
export const recruits = sql<boolean>`a.requests_to_team and a.approval = 'COORDINATED' and a.status <> 'FINISHED'`
