import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/support.endpoints.ts'
import { type SupportAction, supportLimits } from '../domain/states.ts'
import { supportThreadMachine } from '../domain/support-thread.machine.ts'
import { supportThreads } from '../domain/support.policy.ts'
import { addMessage, addNote, lockSupport, readSupport, type SupportSubject } from './support.repository.ts'

type ThreadInput = { body: { threadId: number; version?: number } }

const move = async (
  ctx: SignedIn,
  action: SupportAction,
  { body: { version } }: ThreadInput,
  thread: Locked<SupportSubject>,
  set: Record<string, unknown> = {},
  payload: Record<string, unknown> = {},
) => {
  await transition(ctx, supportThreadMachine, action, {
    id: thread.id,
    acceleratorId: null,
    facts: thread,
    ...(version === undefined ? {} : { expectedVersion: version }),
    set: { ...set, version: thread.version + 1, changed_at: sql`now()` },
    payload,
  })
}

const load = (ctx: Pick<SignedIn, 'db'>, { body: { threadId } }: ThreadInput) => lockSupport(ctx, threadId)

export const takeSupportThreadUseCase = useCase({
  endpoint: contract.takeSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, params, thread) => {
    await move(ctx, 'take', params, thread, { owner_uid: ctx.actor.uid })
    return (after) => readSupport(after, thread.id)
  },
})

export const takeOverSupportThreadUseCase = useCase({
  endpoint: contract.takeOverSupportThread,
  load,
  authorize: supportThreads.takeOver,
  run: async (ctx, params, thread) => {
    const { uid } = ctx.actor
    await move(ctx, 'takeOver', params, thread, { owner_uid: uid }, { formerUid: thread.ownerUid })
    await addNote(ctx.db, thread.id, { authorUid: uid, body: params.body.note?.trim() ?? '' })
    return (after) => readSupport(after, thread.id)
  },
})

export const answerSupportThreadUseCase = useCase({
  endpoint: contract.answerSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, params, thread) => {
    const { uid } = ctx.actor
    const messageId = await addMessage(ctx.db, thread.id, {
      authorUid: uid,
      byStaff: true,
      body: params.body.body,
    })
    await move(ctx, 'answer', params, thread, { owner_uid: thread.ownerUid ?? uid }, { messageId })
    return (after) => readSupport(after, thread.id)
  },
})

export const closeSupportThreadUseCase = useCase({
  endpoint: contract.closeSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, params, thread) => {
    await move(ctx, 'close', params, thread)
    return (after) => readSupport(after, thread.id)
  },
})

export const reopenSupportThreadUseCase = useCase({
  endpoint: contract.reopenSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, params, thread) => {
    await move(ctx, 'reopen', params, thread, { owner_uid: ctx.actor.uid })
    return (after) => readSupport(after, thread.id)
  },
})

export const writeSupportMessageUseCase = useCase({
  endpoint: contract.writeSupportMessage,
  load,
  authorize: supportThreads.write,
  run: async (ctx, params, thread) => {
    const { uid } = ctx.actor
    await countHit(ctx.db, `support:${uid}`, supportLimits.person)
    await move(ctx, 'write', params, thread)
    await addMessage(ctx.db, thread.id, { authorUid: uid, byStaff: false, body: params.body.body })
    return (after) => readSupport(after, thread.id)
  },
})
