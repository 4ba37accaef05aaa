import { addProjectMember, lockProject } from '#features/projects'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import {
  acceptJoinRequest,
  rejectJoinRequest,
  revokeJoinRequest,
} from '../contract/join-request.endpoints.ts'
import type { JoinRequestAction } from '../domain/join-request-states.ts'
import { joinRequestMachine, joinRequests } from '../domain/join-request.machine.ts'
import { findJoinRequest, forPerson, forProject, type JoinRequestSubject } from './join-request.repository.ts'

const load = (ctx: Context, { body }: { body: { requestId: number } }) => findJoinRequest(ctx, body.requestId)

const move = async (
  ctx: SignedIn,
  { id }: JoinRequestSubject,
  action: JoinRequestAction,
  reason = '',
): Promise<() => Promise<JoinRequestSubject>> => {
  await transition(ctx, joinRequestMachine, action, {
    id,
    acceleratorId: null,
    facts: async () => stillThere(await findJoinRequest(ctx, id)),
    comment: reason,
    set: { reason, decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() },
  })
  return async () => stillThere(await findJoinRequest(ctx, id))
}

/** Adds the applicant to the team; one who joined by an invitation in the meantime is not added twice. */
export const acceptJoinRequestUseCase = useCase({
  endpoint: acceptJoinRequest,
  load,
  authorize: joinRequests.decide,
  run: async (ctx, { body }, request) => {
    await lockProject(ctx.db, request.projectId)
    const moved = await move(ctx, request, 'accept')
    const { projectId, personUid, roleId, vacancy } = request
    const roleInTeam = body.roleInTeam || (vacancy?.name ?? '')
    await addProjectMember(ctx, { projectId, personUid, roleInTeam, roleId })
    return forProject(ctx, await moved())
  },
})

/** Rejects the request with a reason. */
export const rejectJoinRequestUseCase = useCase({
  endpoint: rejectJoinRequest,
  load,
  authorize: joinRequests.decide,
  run: async (ctx, { body }, request) => {
    const moved = await move(ctx, request, 'reject', body.reason)
    return forProject(ctx, await moved())
  },
})

/** Withdraws the caller's request. */
export const revokeJoinRequestUseCase = useCase({
  endpoint: revokeJoinRequest,
  load,
  authorize: joinRequests.revoke,
  run: async (ctx, _input, request) => {
    const moved = await move(ctx, request, 'revoke')
    return forPerson(ctx, await moved())
  },
})
