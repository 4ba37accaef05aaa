import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import type { SupportState } from '../domain/states.ts'
import { supportQueue, supportThreads } from '../domain/support.policy.ts'
import { findSupport, supportRows } from './support.repository.ts'

const threads = {
  from: supportRows.from,
  key: supportRows.key,
  search: sql`concat_ws(' ', h.subject, h.guest_email, h.guest_name,
      (select string_agg(m.body, ' ') from support_message m where m.thread_id = h.id))`,
}

/** All requests `h` to support, for the portal's administrators. */
export const queuedSupport = rowSet({
  ...threads,
  // Authors see their own requests in a list of their own.
  sees: async ({ db, actor }, id) => {
    const thread = await findSupport(db, id)
    return thread !== undefined && supportThreads.view.allows(actor, { ...thread, personUid: null })
  },
  scope: ({ actor }: SignedIn) => sql.lit(supportQueue.manage.allows(actor, null)),
  filters: {
    status: (states: readonly SupportState[]) => sql`h.status = any(${[...states]})`,
    mine: (only: boolean, { actor }: SignedIn) => (only ? sql`h.owner_uid = ${actor.uid}` : sql`true`),
  },
})

/** The reader's own requests `h` to support. */
export const ownSupport = rowSet({
  ...threads,
  sees: async ({ db, actor }, id) => {
    const thread = await findSupport(db, id)
    return thread !== undefined && supportThreads.write.allows(actor, thread)
  },
  scope: ({ actor }: SignedIn) => sql`h.person_uid = ${actor.uid}`,
  filters: {},
})
