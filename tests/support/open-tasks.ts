import type { Db } from '#platform/server/context.ts'
import type { OpenTaskState } from '../../features/open-tasks/domain/states.ts'
import { insertOne } from './factories/insert.ts'

const day = 86_400_000

const at = (days: number): string => new Date(Date.now() + days * day).toISOString()

/** Stages that match a state. */
const stagesOf = (status: OpenTaskState): { opens_at: string; entries_until: string; results_at: string } => {
  switch (status) {
    case 'OPEN':
    case 'CANCELLED':
      return { opens_at: at(-3), entries_until: at(4), results_at: at(10) }
    case 'CLOSED':
    case 'JUDGED':
      return { opens_at: at(-13), entries_until: at(-3), results_at: at(5) }
    case 'RESULTS':
      return { opens_at: at(-30), entries_until: at(-20), results_at: at(-10) }
    default:
      return { opens_at: at(3), entries_until: at(10), results_at: at(15) }
  }
}

/** An open task of the organiser with two criteria and two questions; in the state open by default. */
export const makeOpenTask = async (
  db: Db,
  organizerUid: string,
  status: OpenTaskState = 'OPEN',
  given: Record<string, unknown> = {},
) => {
  const criteria = [
    { name: 'Польза', description: '', weight: 3 },
    { name: 'Новизна', description: '', weight: 1 },
  ] as never
  const task = await insertOne(db, 'open_task', {
    organizer_uid: organizerUid,
    title: 'Тепло без потерь',
    description: 'Найдите, где дом теряет тепло.',
    criteria,
    form: [
      { label: 'Решение', help: '', kind: 'TEXT', required: true, choices: '' },
      { label: 'Ссылка', help: '', kind: 'LINK', required: false, choices: '' },
    ] as never,
    time_zone: 'Europe/Moscow',
    status,
    published_at: status === 'DRAFT' || status === 'MODERATION' ? null : at(-40),
    first_published_at: status === 'DRAFT' || status === 'MODERATION' ? null : at(-40),
    ...stagesOf(status),
    ...given,
  })
  if (status !== 'DRAFT' && status !== 'MODERATION' && status !== 'APPROVED')
    await insertOne(db, 'open_task_edition', { task_id: task.id, edition: 1, criteria })
  return task
}

/** A member of the jury of an open task. */
export const makeJuror = (db: Db, taskId: number, personUid: string) =>
  insertOne(db, 'open_task_juror', { task_id: taskId, person_uid: personUid })

/** A timely entry, an hour before the deadline. */
export const makeOpenTaskEntry = async (
  db: Db,
  task: { id: number; entries_until: unknown },
  personUid: string,
  given: Record<string, unknown> = {},
) => {
  const submitted = new Date(
    Math.min(Date.now(), new Date(String(task.entries_until)).getTime()) - 3_600_000,
  ).toISOString()
  return insertOne(db, 'open_task_entry', {
    task_id: task.id,
    person_uid: personUid,
    title: 'Тепловая карта',
    answers: ['Снимем дом тепловизором.', ''] as never,
    first_at: submitted,
    submitted_at: submitted,
    ...given,
  })
}
