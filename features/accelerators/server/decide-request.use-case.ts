import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { useCase } from '#platform/server/handler.ts'
import { lockVisible, transition, type Locked } from '#platform/server/transition.ts'
import * as requests from '../contract/request.endpoints.ts'
import { acceleratorProfiles } from '../domain/accelerator-profile.policy.ts'
import { approvalMachine } from '../domain/approval.machine.ts'
import type { ApprovalAction } from '../domain/states.ts'
import { requestColumns } from './accelerator-columns.ts'
import { findAccelerator, lockRequester, type AcceleratorSubject } from './accelerator.repository.ts'
import { readAccelerator } from './read-accelerator.ts'

/** Loads the request under its row lock. */
const load = (ctx: SignedIn, { body: { id } }: { body: { id: number } }) =>
  lockVisible(
    ctx,
    { authorize: acceleratorProfiles.view, machine: approvalMachine, id },
    (db) => findAccelerator(db, id),
    { versioned: true },
  )

type Action = { version?: number; reason?: string; set?: Record<string, unknown> }

const move = async (
  ctx: Context,
  subject: Locked<AcceleratorSubject>,
  action: ApprovalAction,
  { version, reason = '', set = {} }: Action = {},
) => {
  const { id } = subject
  await transition(ctx, approvalMachine, action, {
    id,
    acceleratorId: id,
    facts: subject,
    ...(version === undefined ? {} : { expectedVersion: version }),
    comment: reason,
    set: { approval_reason: reason, approval_at: ctx.now.toISOString(), ...set },
  })
  return readAccelerator(ctx, id)
}

const decidedBy = (ctx: SignedIn) => ({ decided_by: ctx.actor.uid })

/** The portal approves: acceleration may start, and memberships in the accelerator count from now on. */
export const approveAcceleratorUseCase = useCase({
  endpoint: requests.approveAccelerator,
  load,
  authorize: acceleratorProfiles.decide,
  run: (ctx, { body: { version } }, subject) =>
    move(ctx, subject, 'approve', { version, set: decidedBy(ctx) }),
})

/** The portal rejects with the required corrections. */
export const rejectAcceleratorUseCase = useCase({
  endpoint: requests.rejectAccelerator,
  load,
  authorize: acceleratorProfiles.decide,
  run: (ctx, { body: { version, reason } }, subject) =>
    move(ctx, subject, 'reject', { version, reason, set: decidedBy(ctx) }),
})

/** The requester revokes the request. */
export const revokeAcceleratorRequestUseCase = useCase({
  endpoint: requests.revokeAcceleratorRequest,
  load,
  authorize: acceleratorProfiles.revoke,
  run: (ctx, _input, subject) => move(ctx, subject, 'revoke'),
})

/** The requester resubmits a rejected request with corrections. */
export const resubmitAcceleratorRequestUseCase = useCase({
  endpoint: requests.resubmitAcceleratorRequest,
  load,
  authorize: acceleratorProfiles.edit,
  run: async (ctx, { body: { id: _id, version, ...given } }, subject) => {
    await countAsking(ctx)
    if (subject.requesterUid !== null) await lockRequester(ctx.db, subject.requesterUid)
    return move(ctx, subject, 'resubmit', {
      version,
      set: {
        ...(await requestColumns(ctx.db, given)),
        decided_by: null,
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      },
    })
  },
})
