import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  blockMember,
  leaveAccelerator,
  removeMember,
  unblockMember,
} from '../contract/accelerator-team.endpoints.ts'
import { acceleratorTeam } from '../domain/accelerator-team.policy.ts'
import { lockedMember, memberChanged, memberNow, type MemberSubject } from './change-team.ts'
import { leaveTracking } from './leave-tracking.ts'

type Input = { headers: { 'accelerator-id': number }; body: { personUid: string } }
const load = lockedMember((_ctx, { body }: Input) => body.personUid)

const setBlocked = async (ctx: Context, subject: MemberSubject, blocked: boolean) => {
  const changed = await ctx.db
    .updateTable('accelerator_member')
    .set({ blocked })
    .where('accelerator_id', '=', subject.acceleratorId)
    .where('person_uid', '=', subject.member.person.uid)
    .where('blocked', '=', !blocked)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
  await memberChanged(ctx, subject, blocked ? 'AcceleratorMemberBlocked' : 'AcceleratorMemberUnblocked')
  return memberNow(ctx, subject)
}

/** Blocks a member immediately; their roles and projects are retained for the day they are unblocked. */
export const blockMemberUseCase = useCase({
  endpoint: blockMember,
  load,
  authorize: acceleratorTeam.manage,
  run: (ctx, _input, subject) => setBlocked(ctx, subject, true),
})

/** Unblocks a member. */
export const unblockMemberUseCase = useCase({
  endpoint: unblockMember,
  load,
  authorize: acceleratorTeam.manage,
  run: (ctx, _input, subject) => setBlocked(ctx, subject, false),
})

const takeOut = async (
  ctx: Context,
  subject: MemberSubject,
  projects: { replacementUid: string | null; releaseProjects: boolean },
  event: 'AcceleratorMemberRemoved' | 'AcceleratorMemberLeft',
): Promise<undefined> => {
  const { acceleratorId, member } = subject
  await leaveTracking(ctx, { acceleratorId, personUid: member.person.uid, ...projects })
  await ctx.db
    .deleteFrom('accelerator_member')
    .where('accelerator_id', '=', acceleratorId)
    .where('person_uid', '=', member.person.uid)
    .execute()
  await memberChanged(ctx, subject, event)
  return undefined
}

/** Removes a member from the team; their finished work remains in the projects. */
export const removeMemberUseCase = useCase({
  endpoint: removeMember,
  load,
  authorize: acceleratorTeam.manage,
  run: (ctx, { body }, subject) => takeOut(ctx, subject, body, 'AcceleratorMemberRemoved'),
})

const loadOneself = lockedMember(({ actor }) => actor.uid)

/** Removes the caller from the team. */
export const leaveAcceleratorUseCase = useCase({
  endpoint: leaveAccelerator,
  load: loadOneself,
  authorize: acceleratorTeam.leave,
  run: (ctx, { body: { releaseProjects } }, subject) =>
    takeOut(ctx, subject, { replacementUid: null, releaseProjects }, 'AcceleratorMemberLeft'),
})
