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
import { ownSupport, queuedSupport } from './support.row-set.ts'
import { readTexts } from './texts.repository.ts'

const sortings = { CHANGE_DATE: sql`h.changed_at`, CREATE_DATE: sql`h.created_at` }

export const listOwnSupportQuery = listOf(listOwnSupport, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: supportRows,
  ...ownSupport,
  sortings: () => ({ CHANGE_DATE: sortings.CHANGE_DATE }),
})

export const listSupportQuery = listOf(listSupport, {
  load: nothing,
  authorize: supportQueue.manage,
  rows: supportRows,
  ...queuedSupport,
  sortings: () => ({
    STATE: [
      sql`case when h.status in ('NEW', 'WORK') then 0 else 1 end`,
      sql`case when h.status in ('NEW', 'WORK') then h.created_at else 'infinity'::timestamptz end`,
      sql`-h.id`,
    ],
    ...sortings,
  }),
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
