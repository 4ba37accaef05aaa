import { sql } from 'kysely'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { isIndexedPart } from '#platform/server/lists/search.ts'
import { contains } from '#platform/server/sql.ts'
import { getMail, listMails } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { knownTemplates, templatesOf } from '../domain/mail-kinds.ts'
import { findMail, mailRows, mailState, storedStates } from './mail-log.repository.ts'

/** Whether the address or the subject contains the text. */
const isIn = (typed: string): Sql =>
  sql`(m.to_address || ' ' || m.subject) ilike ${contains(typed)} and (m.to_address ilike ${contains(typed)} or m.subject ilike ${contains(typed)})`

export const listMailsQuery = listOf(listMails, {
  load: nothing,
  authorize: portalCare.look,
  rows: mailRows,
  scope: () => sql`true`,
  sortings: () => ({ CREATE_DATE: sql`m.id` }),
  filters: {
    // The first condition uses the index, the second is exact.
    status: (states) => sql`m.status = any(${storedStates(states)}) and ${mailState} = any(${states})`,
    kind: (kinds) =>
      kinds.includes('UNKNOWN')
        ? sql`(m.template = any(${templatesOf(kinds)}) or m.template <> all(${[...knownTemplates]}))`
        : sql`m.template = any(${templatesOf(kinds)})`,
    maybeTwice: () => sql`m.maybe_twice`,
  },
  search: {
    // One or two characters have no trigram: they find templates only.
    findIds: (typed) => sql`select m.id from mail m where ${isIndexedPart(typed) ? isIn(typed) : sql`false`}
      union all select m.id from mail m where m.template = ${typed}`,
    idColumn: sql`m.id`,
    matches: (typed) => sql`(${isIndexedPart(typed) ? isIn(typed) : sql`false`} or m.template = ${typed})`,
  },
})

export const getMailQuery = query({
  endpoint: getMail,
  load: (ctx, { query: { id } }) => findMail(ctx.db, id),
  authorize: portalCare.look,
  run: async (ctx, _input, { id, text, html, oneTime, incomplete }) => {
    const [mail] = await readRows(ctx, mailRows, sql`m.id = ${id}`)
    return { ...mail!, text, html, oneTime, incomplete }
  },
})
