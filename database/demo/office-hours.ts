import { sql } from 'kysely'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { mentorProjects } from './mentors.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

type Row = { id: number; leader: string }

/** Office hours of the demo's mentor in the first accelerator, with a past meeting and an upcoming one. */
export const openOfficeHours = async (
  scene: Scene,
  cast: Cast,
  houses: readonly DemoAccelerator[],
): Promise<void> => {
  const { db, calendar } = scene
  const [house] = houses as [DemoAccelerator, ...DemoAccelerator[]]
  const mentor = cast.accounts.get('mnt@demo.example')!
  const { id: mentor_id } = await insertOne(db, 'mentor', { person_uid: mentor.uid })
  const hours = await insertOne(db, 'office_hours', {
    mentor_id,
    accelerator_id: house.row.id,
    topics: 'Первые продажи, цена, переговоры с крупным заказчиком',
    rules: [
      { weekday: 2, from: '10:00', to: '13:00' },
      { weekday: 4, from: '16:00', to: '19:00' },
    ] as never,
    time_zone: 'Europe/Moscow',
    slot_minutes: 45,
    buffer_minutes: 15,
    link: 'https://meet.example/office-hours',
  })
  const { rows } = await sql<Row>`
    select distinct p.id, l.email <> 'ini@demo.example' as other, p.leader_uid as leader
    from project p join person l on l.uid = p.leader_uid join project_track q on q.project_id = p.id
    where q.accelerator_id = ${house.row.id} and q.access_status = 'ALLOWED_TO_WORK' order by other, p.id limit 3`.execute(
    db,
  )
  const [project, other, third] = rows as [Row, Row, Row]
  const heldIds: number[] = []
  const meetings = [
    { days: -8, status: 'HELD', notes: 'Договорились о пяти звонках будущим клиентам до конца месяца.' },
    { days: 9, status: 'BOOKED', notes: '' },
  ] as const
  for (const { days, status, notes } of meetings) {
    const [starts_at, ends_at] = ['13:00', '13:45'].map((time) => `${calendar.day(days)}T${time}:00Z`) as [
      string,
      string,
    ]
    const { id } = await insertOne(db, 'mentor_meeting', {
      hours_id: hours.id,
      mentor_id,
      project_id: project.id,
      starts_at,
      ends_at,
      busy_until: ends_at,
      topic: 'Как назначить цену первым клиентам',
      status,
      notes,
      booked_by: project.leader,
      created_at: calendar.ago(12),
      changed_at: calendar.ago(days < 0 ? 7 : 2),
    })
    if (status === 'HELD') heldIds.push(id)
  }
  // Within a day, of another team, in the working hours of the mentor's zone: at 11:00 or at 15:00 in Moscow.
  const hour = 3_600_000
  const midnight = Math.floor(calendar.now / (24 * hour)) * 24 * hour
  const begin = [8, 12, 32].map((at) => midnight + at * hour).find((at) => at > calendar.now + hour)!
  const soon = (minutes: number) => new Date(begin + minutes * 60_000).toISOString()
  await insertOne(db, 'mentor_meeting', {
    hours_id: hours.id,
    mentor_id,
    project_id: other.id,
    starts_at: soon(0),
    ends_at: soon(45),
    busy_until: soon(45),
    topic: 'Переговоры с первым крупным заказчиком',
    booked_by: other.leader,
  })
  await sql`update mentor_meeting m set programme_id = (select t.programme_id from project_track q
      join track t on t.id = q.track_id where q.project_id = m.project_id and q.accelerator_id = ${house.row.id}
      order by q.id desc limit 1) where m.hours_id = ${hours.id}`.execute(db)
  await mentorProjects(scene, {
    acceleratorId: house.row.id,
    mentorUid: mentor.uid,
    mentorId: mentor_id,
    meetingId: heldIds[0]!,
    projects: [project, other, third],
  })
}
