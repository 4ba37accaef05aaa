import { sql } from 'kysely'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { contains } from '#platform/server/sql.ts'
import { getMail, listMails } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { findMail, mailRows, mailState, storedStates } from './mail-log.repository.ts'

export const listMailsQuery = listOf(listMails, {
  load: nothing,
  authorize: portalCare.look,
  rows: mailRows,
  scope: () => sql`true`,
  sortings: () => ({ CREATE_DATE: sql`m.id` }),
  filters: {
    // The first condition uses the index, the second is exact.
    status: (states) => sql`m.status = any(${storedStates(states)}) and ${mailState} = any(${states})`,
    maybeTwice: () => sql`m.maybe_twice`,
  },
  search: {
    matches: (typed) =>
      sql`(m.to_address ilike ${contains(typed)} or m.subject ilike ${contains(typed)} or m.template = ${typed})`,
  },
})

export const getMailQuery = query({
  endpoint: getMail,
  load: (ctx, { query: { id } }) => findMail(ctx.db, id),
  authorize: portalCare.look,
  run: async (ctx, _input, { id, text, html, oneTime }) => {
    const [mail] = await readRows(ctx, mailRows, sql`m.id = ${id}`)
    return { ...mail!, text, html, oneTime }
  },
})
