import type { Db } from '#platform/server/context.ts'
import { insertOne, type Columns, type Row } from './insert.ts'
import { makeParticipation, type Participation, type ParticipationGiven, type Task } from './participation.ts'
import { makePerson, type Person } from './person.ts'
import type { TaskState } from './task-row.ts'

/** Input of a task: its own state, and that of its participation. */
export type TaskGiven = Omit<ParticipationGiven, 'states'> & { state?: TaskState }

/** Creates a participation and returns its first task, in the given state. */
export const makeTask = async (
  db: Db,
  given: TaskGiven = {},
): Promise<Task & { participation: Participation & { request_id: number } }> => {
  const { state = 'NOT_STARTED', ...of } = given
  const { tasks, ...participation } = await makeParticipation(db, { ...of, states: [state] })
  return { ...tasks[0]!, participation }
}

/** Adds a comment to a task. */
export const makeTaskComment = async (
  db: Db,
  given: Columns<'task_comment'> & { task?: Task; author?: Person } = {},
): Promise<Row<'task_comment'>> => {
  const { task, author, ...columns } = given
  const at = task ?? (await makeTask(db, { state: 'PROCESS_CODE' }))
  const by = author ?? (await makePerson(db))
  return insertOne(db, 'task_comment', {
    task_id: at.id,
    author_uid: by.uid,
    kind: 'COMMENT',
    body: 'Добавьте, пожалуйста, выводы по сегментам.',
    ...columns,
  })
}

/** Orders an expert review of a done task. */
export const makeExpertJob = async (
  db: Db,
  given: Columns<'expert_job'> & { task?: Task; expert?: Person; client?: Person } = {},
): Promise<Row<'expert_job'>> => {
  const { task, expert, client, ...columns } = given
  const of = task ?? (await makeTask(db, { state: 'DONE_CODE' }))
  return insertOne(db, 'expert_job', {
    accelerator_id: of.accelerator_id,
    task_id: of.id,
    expert_uid: (expert ?? (await makePerson(db, { roles: ['EXP'] }))).uid,
    client_uid: (client ?? (await makePerson(db))).uid,
    result_type: 'COMMENTS',
    ...columns,
  })
}
