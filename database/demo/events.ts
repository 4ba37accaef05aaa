import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

const readProjects = async ({ db }: Scene, acceleratorId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id, l.email <> 'ini@demo.example' as other from project p join person l on l.uid = p.leader_uid
      join acceleration_request r on r.project_id = p.id
    where r.accelerator_id = ${acceleratorId} and r.status = 'ACCEPT' order by other, p.id limit 12`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Events of the demo's accelerator: an upcoming one with a waiting list, a draft, a past one; and an investor's own. */
export const holdEvents = async (
  scene: Scene,
  cast: Cast,
  houses: readonly DemoAccelerator[],
): Promise<void> => {
  const { db, calendar } = scene
  const house = houses[0]!
  const projects = await readProjects(scene, house.row.id)
  const created_by = house.admins[0]!.uid
  const investor = cast.accounts.get('inv@demo.example')!
  const at = (days: number, time: string) => `${calendar.day(days)}T${time}:00Z`
  const shared = { accelerator_id: house.row.id, time_zone: 'Europe/Moscow', created_by }
  const coming = await insertOne(db, 'held_event', {
    ...shared,
    name: 'Демо-день осеннего набора',
    kind: 'DEMO_DAY',
    description: 'Каждая команда показывает продукт за семь минут и отвечает на вопросы инвесторов.',
    place: 'Москва, конференц-зал «Орбита»',
    link: 'https://meet.example/demo-day',
    starts_at: at(12, '15:00'),
    ends_at: at(12, '18:00'),
    capacity: 6,
    is_public: true,
    takes_guests: true,
    criteria: [
      { name: 'Продукт', description: 'Понятно ли, какую задачу он решает.', weight: 3 },
      { name: 'Рынок', description: '', weight: 2 },
      { name: 'Команда', description: '', weight: 2 },
    ] as never,
    agenda: [
      { title: 'Открытие', minutes: 15 },
      { title: 'Питчи команд', minutes: 90 },
      { title: 'Вопросы и знакомства', minutes: 60 },
    ] as never,
    status: 'PUBLISHED',
  })
  await insertOne(db, 'held_event', {
    ...shared,
    name: 'Мастер-класс: как считать юнит-экономику',
    kind: 'WORKSHOP',
    link: 'https://meet.example/unit-economics',
    starts_at: at(20, '09:00'),
    ends_at: at(20, '11:00'),
  })
  const over = await insertOne(db, 'held_event', {
    ...shared,
    name: 'Встреча с первыми клиентами',
    kind: 'MEETING',
    place: 'Офис акселератора',
    starts_at: at(-15, '10:00'),
    ends_at: at(-15, '12:00'),
    status: 'OVER',
  })
  const own = await insertOne(db, 'held_event', {
    owner_uid: investor.uid,
    created_by: investor.uid,
    time_zone: 'Europe/Moscow',
    name: 'Breakfast with founders',
    kind: 'MEETING',
    description: 'Coffee and half an hour for each team.',
    place: 'Café on the embankment',
    starts_at: at(6, '07:00'),
    ends_at: at(6, '09:00'),
    capacity: 4,
    status: 'PUBLISHED',
  })
  const states = [
    { status: 'ACCEPTED', seats: 3 },
    { status: 'ACCEPTED', seats: 2 },
    { status: 'INVITED', seats: 1 },
    { status: 'WAITING', seats: 2, queued_at: calendar.ago(1) },
    { status: 'REQUESTED', seats: 2, message: 'Хотим показать прототип: он готов.' },
    { status: 'DECLINED', seats: 1, reason: 'В этот день мы у заказчика.' },
  ] as const
  const [first, ...others] = projects as [number, ...number[]]
  for (const [place, state] of states.entries()) {
    const project_id = others[place]
    if (project_id === undefined) continue
    await insertOne(db, 'event_invitation', {
      event_id: coming.id,
      project_id,
      created_by,
      created_at: calendar.ago(6),
      changed_at: calendar.ago(place / 2),
      ...state,
    })
  }
  await insertOne(db, 'event_invitation', {
    event_id: coming.id,
    project_id: first,
    status: 'INVITED',
    message: 'Покажите, что получилось за сезон.',
    created_by,
    created_at: calendar.ago(2),
    changed_at: calendar.ago(2),
  })
  await insertOne(db, 'event_invitation', {
    event_id: own.id,
    project_id: first,
    status: 'INVITED',
    message: 'I’d like to hear about your first customers.',
    created_by: investor.uid,
    created_at: calendar.ago(1),
    changed_at: calendar.ago(1),
  })
  const guests = [
    { name: 'Мария Соколова', email: 'sokolova@guests.example', status: 'CONFIRMED' },
    { name: 'Игорь Лапин', email: 'lapin@guests.example', status: 'WAITING', queued_at: calendar.ago(0.5) },
    { name: 'Olga Brandt', email: 'brandt@guests.example', status: 'PENDING', locale: 'en' },
    { name: 'Пётр Зимин', email: 'zimin@guests.example', status: 'CANCELLED' },
  ] as const
  for (const [place, guest] of guests.entries())
    await insertOne(db, 'event_guest', {
      event_id: coming.id,
      locale: 'ru',
      token: `demo-guest-${coming.id}-${place}-${randomBytes(24).toString('base64url')}`,
      created_at: calendar.ago(1),
      changed_at: calendar.ago(1 - place / 10),
      ...guest,
    })
  const expert = cast.accounts.get('exp@demo.example')!
  await insertOne(db, 'event_juror', { event_id: coming.id, person_uid: expert.uid })
  for (const [place, status] of (['ATTENDED', 'MISSED'] as const).entries()) {
    const project_id = [first, others[0]][place]
    if (project_id === undefined) continue
    const came = await insertOne(db, 'event_invitation', {
      event_id: over.id,
      project_id,
      status,
      seats: 2,
      created_by,
      created_at: calendar.ago(25),
      changed_at: calendar.ago(14),
    })
    if (status !== 'ATTENDED') continue
    const visit = { invitation_id: came.id, at: calendar.ago(13) }
    await insertOne(db, 'event_feedback', {
      ...visit,
      side: 'HOST',
      rating: 4,
      words: 'Чёткие ответы на вопросы о клиентах. Следующий раз начните с цифр.',
      by_uid: created_by,
    })
    await insertOne(db, 'event_follow_up', {
      invitation_id: came.id,
      step: 'Познакомить команду с отделом закупок заказчика',
      due_on: calendar.day(4),
      created_by,
      created_at: calendar.ago(13),
    })
  }
}
