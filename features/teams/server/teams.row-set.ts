import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { wholeName } from '#platform/server/sql.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { statesOfAnswer, type AnswerState } from '../domain/invitation-states.ts'
import type { TeamRequestState } from '../domain/team-request-states.ts'
import { findInvitationById, invitationSubjects } from './invitation.repository.ts'
import { findTeamRequest, teamRequestSubjects } from './team-request.repository.ts'

/** Invitations `i` that the reader received. */
export const ownInvitations = rowSet({
  from: invitationSubjects.from,
  key: invitationSubjects.key,
  sees: async (reader, id) => (await findInvitationById(reader, id))?.inviteeUid === reader.actor.uid,
  scope: ({ actor }: SignedIn) => sql`i.person_uid = ${actor.uid}`,
  filters: {
    state: (answers: readonly AnswerState[]) =>
      sql`i.status = any(${answers.flatMap((answer) => statesOfAnswer[answer])})`,
    id: (id: number) => sql`i.id = ${id}`,
  },
  search: sql`concat_ws(' ', ${wholeName('c')}, p.name, a.name)`,
})

const teamRequests = {
  from: teamRequestSubjects.from,
  key: teamRequestSubjects.key,
  filters: {
    status: (states: readonly TeamRequestState[]) => sql`r.status = any(${states})`,
    id: (id: number) => sql`r.id = ${id}`,
  },
  search: sql`concat_ws(' ', ${wholeName('p')}, a.name)`,
}

/** Requests `r` to join an accelerator's team, for its administrators. */
export const receivedTeamRequests = rowSet({
  ...teamRequests,
  sees: async (reader, id, { acceleratorId }) =>
    (await findTeamRequest(reader, id))?.acceleratorId === acceleratorId &&
    acceleratorTeam.look.allows(reader.actor, { acceleratorId }),
  scope: ({ actor }: SignedIn, { acceleratorId }: { acceleratorId: number }) =>
    acceleratorTeam.look.allows(actor, { acceleratorId })
      ? sql`r.accelerator_id = ${acceleratorId}`
      : sql`false`,
})

/** The reader's own requests `r` to join the teams of accelerators. */
export const ownTeamRequests = rowSet({
  ...teamRequests,
  sees: async (reader, id) => (await findTeamRequest(reader, id))?.personUid === reader.actor.uid,
  scope: ({ actor }: SignedIn) => sql`r.person_uid = ${actor.uid}`,
})
