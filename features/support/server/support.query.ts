import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import {
  getSupportTexts,
  getSupportThread,
  listOwnSupport,
  listSupport,
} from '../contract/support.endpoints.ts'
import { supportQueue, supportThreads } from '../domain/support.policy.ts'
import { findSupport, readSupport, supportRows } from './support.repository.ts'
import { readTexts } from './texts.repository.ts'

const sortings = { CHANGE_DATE: sql`h.changed_at`, CREATE_DATE: sql`h.created_at` }

const written = sql`concat_ws(' ', h.subject, h.guest_email, h.guest_name,
  (select string_agg(m.body, ' ') from support_message m where m.thread_id = h.id))`

export const listOwnSupportQuery = listOf(listOwnSupport, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: supportRows,
  scope: ({ actor }) => sql`h.person_uid = ${actor.uid}`,
  sortings: () => ({ CHANGE_DATE: sortings.CHANGE_DATE }),
  filters: {},
  search: { text: () => written },
})

export const listSupportQuery = listOf(listSupport, {
  load: nothing,
  authorize: supportQueue.manage,
  rows: supportRows,
  scope: () => sql`true`,
  sortings: () => sortings,
  filters: {
    status: (states) => sql`h.status = any(${[...states]})`,
    mine: (only, { actor }) => (only ? sql`h.owner_uid = ${actor.uid}` : sql`true`),
  },
  search: { text: () => written },
})

export const getSupportThreadQuery = query({
  endpoint: getSupportThread,
  load: ({ db }, { query: { threadId } }) => findSupport(db, threadId),
  authorize: supportThreads.view,
  run: (ctx, _input, { id }) => readSupport(ctx, id),
})

export const getSupportTextsQuery = query({
  endpoint: getSupportTexts,
  load: nothing,
  authorize: supportQueue.manage,
  run: async ({ db }) => ({ items: await readTexts(db) }),
})
