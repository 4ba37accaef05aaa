import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import {
  acceptAcceleratorTeamRequest,
  askAcceleratorTeam,
  rejectAcceleratorTeamRequest,
  revokeAcceleratorTeamRequest,
} from '../contract/team-request.endpoints.ts'
import type { TeamRequestAction } from '../domain/team-request-states.ts'
import { teamRequestMachine, teamRequests } from '../domain/team-request.machine.ts'
import { joinAccelerator } from './join-accelerator.ts'
import {
  findTeamRequest,
  recruits,
  shownTeamRequest,
  type TeamRequestSubject,
} from './team-request.repository.ts'

/** The accelerator, if it accepts requests. */
const recruiting = async (ctx: Context, acceleratorId: number) => {
  const { rows } = await sql<{ id: number }>`
    select a.id from accelerator a where a.id = ${acceleratorId} and ${recruits}`.execute(ctx.db)
  return rows[0]
}

/** Requests a role in an accelerator; one open request per role. */
export const askAcceleratorTeamUseCase = useCase({
  endpoint: askAcceleratorTeam,
  load: (ctx, { body }) => recruiting(ctx, body.acceleratorId),
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body: { acceleratorId, role, message } }) => {
    await countAsking(ctx)
    const { id } = await ctx.db
      .insertInto('accelerator_team_request')
      .values({ accelerator_id: acceleratorId, person_uid: ctx.actor.uid, role, message })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = stillThere(await findTeamRequest(ctx, id))
    if (made.hasRole) throw new ProductError('ROLE_ALREADY_GRANTED')
    await audit(ctx, { acceleratorId, subject: 'accelerator_team_request', subjectId: id, action: 'create' })
    await raise(ctx, 'AcceleratorTeamRequested', { id }, acceleratorId)
    return shownTeamRequest(made)
  },
})

const load = (ctx: Context, { body }: { body: { requestId: number } }) => findTeamRequest(ctx, body.requestId)

const move = async (ctx: SignedIn, request: TeamRequestSubject, action: TeamRequestAction, reason = '') => {
  await transition(ctx, teamRequestMachine, action, {
    id: request.id,
    acceleratorId: request.acceleratorId,
    facts: async () => stillThere(await findTeamRequest(ctx, request.id)),
    comment: reason,
    set: { reason, decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() },
  })
  return shownTeamRequest(stillThere(await findTeamRequest(ctx, request.id)))
}

/** Adds the applicant to the team with the requested role. */
export const acceptTeamRequestUseCase = useCase({
  endpoint: acceptAcceleratorTeamRequest,
  load,
  authorize: teamRequests.decide,
  run: async (ctx, _input, request) => {
    const moved = await move(ctx, request, 'accept')
    const { acceleratorId, personUid, role } = request
    await joinAccelerator(ctx, { acceleratorId, personUid, role, admin: false })
    return moved
  },
})

export const rejectTeamRequestUseCase = useCase({
  endpoint: rejectAcceleratorTeamRequest,
  load,
  authorize: teamRequests.decide,
  run: (ctx, { body }, request) => move(ctx, request, 'reject', body.reason),
})

export const revokeTeamRequestUseCase = useCase({
  endpoint: revokeAcceleratorTeamRequest,
  load,
  authorize: teamRequests.revoke,
  run: (ctx, _input, request) => move(ctx, request, 'revoke'),
})
