import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

const items = [
  ['Познакомиться с трекером и договориться о встречах', -12, 'Встречи по вторникам в 11:00.'],
  ['Описать, как команда принимает решения', -2, 'Решения — на общей встрече, записи в общей папке.'],
  ['Провести пять интервью с покупателями', 6, ''],
  ['Показать трекеру первый отчёт о неделе', 13, ''],
] as const

/** Plans of the demo's first participations: one in progress, one completed, one not needed; and a reusable plan. */
export const assignPlans = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ id: number; acceleratorId: number }>`
    select q.id, q.accelerator_id as "acceleratorId" from project_track q
    join project p on p.id = q.project_id join person l on l.uid = p.leader_uid
    where q.access_status = 'ALLOWED_TO_WORK' order by l.email = 'ini@demo.example' desc, q.id limit 3`.execute(
    db,
  )
  const states = ['ASSIGNED', 'COMPLETED', 'UNAVAILABLE'] as const
  for (const [at, { id }] of rows.entries()) {
    const status = states[at]!
    await sql`update adaptation_plan set status = ${status}, status_changed_at = ${calendar.ago(14)}
      where project_track_id = ${id}`.execute(db)
    if (status !== 'UNAVAILABLE')
      await insertAll(
        db,
        'adaptation_item',
        items.map(([title, days, result]) => ({
          project_track_id: id,
          title,
          due_on: calendar.day(days),
          result: result || (status === 'COMPLETED' ? 'Сделано в срок.' : ''),
          done: result !== '' || status === 'COMPLETED',
          created_at: calendar.ago(14),
          updated_at: calendar.ago(2),
        })),
      )
  }
  if (rows[0])
    await insertAll(db, 'adaptation_template', [
      {
        accelerator_id: rows[0].acceleratorId,
        name: 'Первый месяц на треке',
        items: items.map(([title], at) => ({ title, days: 7 * (at + 1) })) as never,
      },
    ])
}
