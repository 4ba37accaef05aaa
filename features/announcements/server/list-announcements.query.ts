import { sql } from 'kysely'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { getAnnouncement, listAnnouncements } from '../contract/announcement.endpoints.ts'
import { listMaintenance } from '../contract/maintenance.endpoints.ts'
import { announcements } from '../domain/announcement.policy.ts'
import { announcementRows, findAnnouncement, maintenanceRows } from './announcement.repository.ts'

export const listAnnouncementsQuery = listOf(listAnnouncements, {
  load: nothing,
  authorize: announcements.view,
  rows: announcementRows,
  scope: () => sql`true`,
  sortings: () => ({ FIRST_DAY: sql`n.first_day`, CHANGE_DATE: sql`n.updated_at` }),
  filters: { status: (states) => sql`n.status = any(${[...states]})` },
  search: { text: () => sql`concat_ws(' ', n.title_ru, n.title_en, n.text_ru, n.text_en)` },
})

export const listMaintenanceQuery = listOf(listMaintenance, {
  load: nothing,
  authorize: announcements.view,
  rows: maintenanceRows,
  scope: () => sql`true`,
  sortings: () => ({ START_DATE: sql`m.starts_at` }),
  filters: {},
})

export const getAnnouncementQuery = query({
  endpoint: getAnnouncement,
  load: (ctx, { query: { announcementId } }) => findAnnouncement(ctx.db, announcementId),
  authorize: announcements.view,
  run: async (ctx, _input, { id }) =>
    stillThere((await readRows(ctx, announcementRows, sql`n.id = ${id}`))[0]),
})
