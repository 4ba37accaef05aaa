import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { countHit, countVisitor } from '#platform/server/rate-limit.ts'
import { transition } from '#platform/server/transition.ts'
import { getGuestSupport, writeGuestSupport } from '../contract/support.endpoints.ts'
import { supportLimits } from '../domain/states.ts'
import { supportThreadMachine } from '../domain/support-thread.machine.ts'
import { supportThreads } from '../domain/support.policy.ts'
import { openGuestLink, readGuestThread } from './guest-link.repository.ts'
import { addMessage, findSupport, lockSupport } from './support.repository.ts'

type ByLink = { body: { token: string } }

export const getGuestSupportQuery = query({
  endpoint: getGuestSupport,
  load: async ({ db }: Pick<Context, 'db'>, { body: { token } }: ByLink) => {
    const link = await openGuestLink(db, token)
    const thread = link && (await findSupport(db, link.id))
    return thread && { ...thread, hasLink: true }
  },
  authorize: supportThreads.view,
  run: ({ db }, { body: { token } }) => readGuestThread(db, token),
})

/** A bot that fills in the honeypot gets the same response as a person, but nothing is stored. */
export const writeGuestSupportUseCase = useCase({
  endpoint: writeGuestSupport,
  load: async (ctx: Pick<Context, 'db'>, { body: { token } }: ByLink) => {
    const link = await openGuestLink(ctx.db, token)
    const thread = link && (await lockSupport(ctx, link.id))
    return thread && { ...thread, hasLink: true }
  },
  authorize: supportThreads.write,
  run: async (ctx, { body: { token, body, website } }, thread) => {
    if (website) return readGuestThread(ctx.db, token)
    await countVisitor(ctx.db, 'support.address', ctx.address, supportLimits.address)
    await countHit(ctx.db, `support.link:${thread.id}`, supportLimits.link)
    await countHit(ctx.db, 'support.guests', supportLimits.guests)
    await transition(ctx, supportThreadMachine, 'write', {
      id: thread.id,
      acceleratorId: null,
      facts: thread,
      set: { version: thread.version + 1, changed_at: sql`now()` },
    })
    await addMessage(ctx.db, thread.id, { authorUid: null, byStaff: false, body })
    return (after) => readGuestThread(after.db, token)
  },
})
