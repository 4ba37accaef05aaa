import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

/** Announcements of the portal's administrators: a draft, one for sponsors, and a withdrawn one. */
export const announce = async ({ db, calendar }: Scene, cast: Cast): Promise<void> => {
  const shared = {
    time_zone: 'Europe/Moscow',
    created_by: cast.accounts.get('admin@demo.example')!.uid,
    text_ru: '<p>Подробности — в руководстве портала.</p>',
    text_en: '<p>Details are in the portal’s manual.</p>',
  }
  await insertAll(db, 'announcement', [
    {
      ...shared,
      title_ru: 'Отчёты по всему пути теперь открываются сразу',
      title_en: 'Reports on the whole path now open at once',
      roles: ['CST'],
      first_day: calendar.day(-2),
      last_day: null,
      status: 'PUBLISHED',
      updated_at: calendar.ago(2),
    },
    {
      ...shared,
      title_ru: 'Осенний набор: как подать заявку',
      title_en: 'Autumn intake: how to apply',
      roles: ['INI'],
      first_day: calendar.day(-60),
      last_day: calendar.day(-30),
      status: 'WITHDRAWN',
      updated_at: calendar.ago(29),
    },
    {
      ...shared,
      title_ru: 'Демо-день весеннего набора',
      title_en: 'Demo day of the spring intake',
      roles: [],
      first_day: calendar.day(20),
      last_day: calendar.day(27),
      status: 'DRAFT',
      updated_at: calendar.ago(0.5),
    },
  ])
}
