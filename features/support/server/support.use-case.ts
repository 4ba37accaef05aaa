import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { transition, type Held } from '#platform/server/transition.ts'
import * as contract from '../contract/support.endpoints.ts'
import { supportLimits } from '../domain/limits.ts'
import type { SupportAction } from '../domain/states.ts'
import { supportThreadMachine } from '../domain/support-thread.machine.ts'
import { supportThreads } from '../domain/support.policy.ts'
import { addMessage, holdSupport, readSupport, type SupportSubject } from './support.repository.ts'

type ThreadInput = { body: { threadId: number; version?: number } }

const move = async (
  ctx: SignedIn,
  action: SupportAction,
  { body: { version } }: ThreadInput,
  thread: Held<SupportSubject>,
  set: Record<string, unknown> = {},
) => {
  await transition(ctx, supportThreadMachine, action, {
    id: thread.id,
    acceleratorId: null,
    facts: thread,
    ...(version === undefined ? {} : { expectedVersion: version }),
    set: { ...set, version: thread.version + 1, changed_at: sql`now()` },
  })
}

const load = (ctx: Pick<SignedIn, 'db'>, { body: { threadId } }: ThreadInput) => holdSupport(ctx, threadId)

export const takeSupportThreadUseCase = useCase({
  endpoint: contract.takeSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, asked, thread) => {
    await move(ctx, 'take', asked, thread, { owner_uid: ctx.actor.uid })
    return (after) => readSupport(after, thread.id)
  },
})

export const answerSupportThreadUseCase = useCase({
  endpoint: contract.answerSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, asked, thread) => {
    const { uid } = ctx.actor
    await move(ctx, 'answer', asked, thread, { owner_uid: thread.ownerUid ?? uid })
    await addMessage(ctx.db, thread.id, { authorUid: uid, byStaff: true, body: asked.body.body })
    return (after) => readSupport(after, thread.id)
  },
})

export const closeSupportThreadUseCase = useCase({
  endpoint: contract.closeSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, asked, thread) => {
    await move(ctx, 'close', asked, thread)
    return (after) => readSupport(after, thread.id)
  },
})

export const reopenSupportThreadUseCase = useCase({
  endpoint: contract.reopenSupportThread,
  load,
  authorize: supportThreads.manage,
  run: async (ctx, asked, thread) => {
    await move(ctx, 'reopen', asked, thread, { owner_uid: ctx.actor.uid })
    return (after) => readSupport(after, thread.id)
  },
})

export const writeSupportMessageUseCase = useCase({
  endpoint: contract.writeSupportMessage,
  load,
  authorize: supportThreads.write,
  run: async (ctx, asked, thread) => {
    const { uid } = ctx.actor
    await countHit(ctx.db, `support:${uid}`, supportLimits.person)
    await move(ctx, 'write', asked, thread)
    await addMessage(ctx.db, thread.id, { authorUid: uid, byStaff: false, body: asked.body.body })
    return (after) => readSupport(after, thread.id)
  },
})
