import { sql } from 'kysely'
import { stillThere } from '#platform/domain/product-error.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { getAnnouncement, listAnnouncements } from '../contract/announcement.endpoints.ts'
import { listMaintenance } from '../contract/maintenance.endpoints.ts'
import { announcements } from '../domain/announcement.machine.ts'
import { announcementRows, findAnnouncement, maintenanceRows } from './announcement.repository.ts'

const inlineTag = String.raw`</?(strong|em|u|s|a)(\s("[^"]*"|[^"<>])*)?>`
const anyTag = String.raw`<("[^"]*"|[^"<>])*>`

const entities = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const

/** The words of a rich text, with entities decoded. Tags are removed without a space, because they may split a word. */
const readable = (column: 'text_ru' | 'text_en'): Sql =>
  entities.reduce<Sql>(
    (text, [entity, character]) => sql`replace(${text}, ${entity}, ${character})`,
    sql`regexp_replace(regexp_replace(${sql.ref(`n.${column}`)}, ${inlineTag}, '', 'g'), ${anyTag}, ' ', 'g')`,
  )

export const listAnnouncementsQuery = listOf(listAnnouncements, {
  load: nothing,
  authorize: announcements.view,
  rows: announcementRows,
  scope: () => sql`true`,
  sortings: () => ({ FIRST_DAY: sql`n.first_day`, CHANGE_DATE: sql`n.updated_at` }),
  filters: { status: (states) => sql`n.status = any(${[...states]})` },
  search: sql`concat_ws(' ', n.title_ru, n.title_en, ${readable('text_ru')}, ${readable('text_en')})`,
})

export const listMaintenanceQuery = listOf(listMaintenance, {
  load: nothing,
  authorize: announcements.view,
  rows: maintenanceRows,
  scope: () => sql`true`,
  sortings: () => ({ START_DATE: sql`m.starts_at` }),
})

export const getAnnouncementQuery = query({
  endpoint: getAnnouncement,
  load: (ctx, { query: { announcementId } }) => findAnnouncement(ctx.db, announcementId),
  authorize: announcements.view,
  run: async (ctx, _input, { id }) =>
    stillThere((await readRows(ctx, announcementRows, sql`n.id = ${id}`))[0]),
})
