import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context, Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { announcement, maintenanceNotice } from '../contract/announcement.schemas.ts'
import { announcementMachine, maintenanceMachine, announcements } from '../domain/announcement.machine.ts'
import type { AnnouncementState, MaintenanceState } from '../domain/states.ts'

/** An announcement for administrators. */
export type ShownAnnouncement = z.output<typeof announcement>

/** A maintenance notice for administrators. */
export type ShownNotice = z.output<typeof maintenanceNotice>

const actionsOf = (status: AnnouncementState): ShownAnnouncement['actions'] => [
  'edit',
  ...(status === 'PUBLISHED' ? (['withdraw'] as const) : (['publish'] as const)),
  ...(status === 'DRAFT' ? (['delete'] as const) : []),
]

/** Row source of announcements `n` with the actor's actions. */
export const announcementRows: RowSource<Omit<ShownAnnouncement, 'actions'>, ShownAnnouncement> = {
  from: sql`announcement n`,
  key: sql`n.id`,
  columns: () => sql`
    n.id, n.version, n.title_ru as "titleRu", n.title_en as "titleEn", n.text_ru as "textRu", n.text_en as "textEn",
    n.roles, n.time_zone as "timeZone", n.stays, n.status, n.updated_at as "updatedAt", ${personRefJson('u')} as author,
    to_char(n.first_day, 'YYYY-MM-DD') as "firstDay", to_char(n.last_day, 'YYYY-MM-DD') as "lastDay",
    (select count(*)::int from announcement_closed c where c.announcement_id = n.id) as "closedBy",
    coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.name, a.id)
      from announcement_accelerator h join accelerator a on a.id = h.accelerator_id
      where h.announcement_id = n.id), '[]') as accelerators`,
  joins: sql`join person u on u.uid = n.created_by`,
  row: (row, { actor }) => ({
    ...row,
    actions: announcements.manage.allows(actor, null) ? actionsOf(row.status) : [],
  }),
}

/** Row source of maintenance notices `m` with the actor's actions. */
export const maintenanceRows: RowSource<Omit<ShownNotice, 'actions'> & { over: boolean }, ShownNotice> = {
  from: sql`maintenance_notice m`,
  key: sql`m.id`,
  columns: () => sql`
    m.id, m.version, m.starts_at as "startsAt", m.ends_at as "endsAt", m.time_zone as "timeZone", m.mode, m.status,
    m.created_at as "createdAt", m.ends_at <= now() as over, ${personRefJson('u')} as author`,
  joins: sql`join person u on u.uid = m.created_by`,
  row: ({ over, ...row }, { actor }) => ({
    ...row,
    actions: row.status === 'PLANNED' && !over && announcements.manage.allows(actor, null) ? ['cancel'] : [],
  }),
}

/** An announcement with the facts of its machine. */
export type AnnouncementSubject = { id: number; status: AnnouncementState; version: number }

/** Loads an announcement by its id. */
export const findAnnouncement = async (db: Db, id: number): Promise<AnnouncementSubject | undefined> => {
  const { rows } = await sql<AnnouncementSubject>`
    select id, status, version from announcement where id = ${id}`.execute(db)
  return rows[0]
}

/** Loads an announcement under its lock. */
export const lockAnnouncement = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<AnnouncementSubject> | undefined> =>
  lockSubject(db, announcementMachine, id, () => findAnnouncement(db, id), { versioned: true })

/** A maintenance notice with the facts of its machine. */
export type NoticeSubject = { id: number; status: MaintenanceState; version: number }

/** Loads a maintenance notice under its lock. */
export const lockMaintenance = (
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<Locked<NoticeSubject> | undefined> =>
  lockSubject(
    db,
    maintenanceMachine,
    id,
    async () => {
      const { rows } = await sql<NoticeSubject>`
        select id, status, version from maintenance_notice where id = ${id}`.execute(db)
      return rows[0]
    },
    { versioned: true },
  )
