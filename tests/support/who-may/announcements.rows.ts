import * as announcements from '../../../features/announcements/contract/announcement.endpoints.ts'
import * as maintenance from '../../../features/announcements/contract/maintenance.endpoints.ts'
import { announcements as policy } from '../../../features/announcements/domain/announcement.machine.ts'
import { insertOne } from '../factories/insert.ts'
import { open } from './list-check.ts'
import { row, type Row } from './row.ts'
import { everybody, type World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const

const announcement = async ({ db, people }: World, status: 'DRAFT' | 'PUBLISHED' = 'DRAFT') =>
  insertOne(db, 'announcement', {
    title_ru: 'Новый отчёт',
    title_en: 'A new report',
    text_ru: 'Он готов.',
    text_en: 'It is ready.',
    first_day: '2026-01-01',
    time_zone: 'Europe/Moscow',
    status,
    created_by: people.portalAdmin.uid,
  })

const notice = async ({ db, people }: World) =>
  insertOne(db, 'maintenance_notice', {
    starts_at: '2100-01-01T10:00:00Z',
    ends_at: '2100-01-01T11:00:00Z',
    time_zone: 'Europe/Moscow',
    created_by: people.portalAdmin.uid,
  })

const words = {
  titleRu: 'Новый отчёт',
  titleEn: 'A new report',
  textRu: 'Он готов.',
  textEn: 'It is ready.',
  roles: [],
  acceleratorIds: [],
  firstDay: '2026-01-01',
  lastDay: null,
  timeZone: 'Europe/Moscow',
  stays: true,
}

/** An unknown accelerator is reported at its field. */
const unknown = { absent: { acceleratorIds: 400 } }

/** Calls of announcements: the portal's administrators write them, everybody may dismiss those shown to them. */
export const announcementsRows: readonly Row[] = [
  row(announcements.listAnnouncements, administrators, () => ({ query: {} }), { list: open(policy.view) }),
  row(announcements.getAnnouncement, administrators, async (world) => ({
    query: { announcementId: String((await announcement(world)).id) },
  })),
  row(announcements.createAnnouncement, administrators, () => ({ body: words }), unknown),
  row(
    announcements.editAnnouncement,
    administrators,
    async (world) => ({ body: { ...words, id: (await announcement(world)).id, version: 1 } }),
    unknown,
  ),
  row(announcements.publishAnnouncement, administrators, async (world) => ({
    body: { id: (await announcement(world)).id, version: 1 },
  })),
  row(announcements.withdrawAnnouncement, administrators, async (world) => ({
    body: { id: (await announcement(world, 'PUBLISHED')).id, version: 1 },
  })),
  row(announcements.deleteAnnouncement, administrators, async (world) => ({
    body: { id: (await announcement(world)).id },
  })),
  row(announcements.getCurrentAnnouncements, everybody, () => ({})),
  row(announcements.closeAnnouncement, everybody, async (world) => ({
    body: { id: (await announcement(world, 'PUBLISHED')).id },
  })),
  row(maintenance.listMaintenance, administrators, () => ({ query: {} }), { list: open(policy.view) }),
  row(maintenance.createMaintenance, administrators, () => ({
    body: {
      day: '2100-01-01',
      start: '10:00',
      end: '11:00',
      timeZone: 'Europe/Moscow',
      mode: 'NOTICE' as const,
    },
  })),
  row(maintenance.cancelMaintenance, administrators, async (world) => ({
    body: { id: (await notice(world)).id, version: 1 },
  })),
  row(maintenance.getUpdateBanner, everybody, () => ({})),
  row(maintenance.noteBannerShown, everybody, async (world) => ({ body: { id: (await notice(world)).id } })),
]
