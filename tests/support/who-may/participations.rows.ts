import { sql } from 'kysely'
import * as participations from '../../../features/participations/contract/participation.endpoints.ts'
import * as remarks from '../../../features/participations/contract/remark.endpoints.ts'
import * as tasks from '../../../features/participations/contract/task.endpoints.ts'
import { tasks as tasksPolicy } from '../../../features/participations/domain/task.policy.ts'
import { findTask } from '../../../features/participations/server/task.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { TaskState } from '../factories/task-row.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row, without } from './row.ts'
import type { Who, World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']
const founders: readonly Who[] = ['leader', 'member']
const reviewers: readonly Who[] = [...accelerators, 'tracker']
const watchers: readonly Who[] = [...reviewers, ...founders, 'portalAdmin', 'deputyAdmin']

const actionOn = (state: TaskState) => async (world: World) => ({
  body: { taskId: (await world.work(state)).taskId, version: 1 },
})

const reasonedActionOn = (state: TaskState) => async (world: World) => ({
  body: { taskId: (await world.work(state)).taskId, version: 1, comment: 'Добавьте выводы.' },
})

/** A comment at a field of a task that its team works on. */
const remarkOf = async (world: World) => {
  const { taskId } = await world.work('START')
  return insertOne(world.db, 'task_comment', {
    task_id: taskId,
    author_uid: world.people.tracker.uid,
    kind: 'COMMENT',
    body: 'Сколько это в рублях?',
    element_code: 'goal',
    field_code: 'goal',
    remark_status: 'OPEN',
  })
}

const settling = async (world: World) => ({
  body: { commentId: (await remarkOf(world)).id, action: 'settle' as const },
})

const performing = { see: without(watchers, founders) }
const reviewing = { see: without(watchers, reviewers) }
const governing = { see: without(watchers, accelerators) }

/** Permissions on participations and tasks; the tasks here are the team's. */
export const participationRows = [
  row(
    participations.changeAccess,
    accelerators,
    async (world) => ({
      body: { projectTrackId: (await world.work()).projectTrackId, action: 'BLOCK' as const },
    }),
    { see: without(watchers, accelerators) },
  ),
  row(
    participations.setTracker,
    accelerators,
    async (world) => ({
      body: {
        projectTrackId: (await world.work()).projectTrackId,
        // A new person: a tracker of a project sees its people from then on.
        trackerUid: (await world.make.member({ accelerator: world.accelerator, role: 'TRC' })).uid,
      },
    }),
    { see: without(watchers, accelerators) },
  ),
  row(participations.getProjectTrack, watchers, async (world) => ({
    query: { projectTrackId: String((await world.work()).projectTrackId) },
  })),
  row(
    participations.getTasksInReview,
    founders,
    async (world) => ({
      query: { projectId: String((await world.work('DONE_CODE')).projectId) },
    }),
    { see: without(watchers, founders) },
  ),
  row(
    participations.listTasksToReview,
    [...reviewers, 'otherTracker', 'portalAdmin', 'deputyAdmin'],
    (world) => ({ headers: { 'accelerator-id': String(world.accelerator.id) }, query: {} }),
    {
      rest: 403,
      absent: 403,
      list: checked(
        (parts) => sql`
          select id from project_trackpoint where accelerator_id = ${acceleratorOf(parts)} and state = 'DONE_CODE'`,
        ({ db }, id) => findTask(db, id),
        tasksPolicy.review.allows,
        { closed: true },
      ),
    },
  ),
  row(tasks.getTask, watchers, async (world) => ({ query: { taskId: String((await world.work()).taskId) } })),
  row(tasks.startTask, founders, actionOn('NOT_STARTED'), performing),
  row(tasks.completeTask, founders, actionOn('PROCESS_CODE'), performing),
  row(tasks.withdrawTask, founders, actionOn('DONE_CODE'), performing),
  row(tasks.acceptTask, reviewers, actionOn('DONE_CODE'), reviewing),
  row(tasks.returnTask, reviewers, reasonedActionOn('DONE_CODE'), reviewing),
  row(tasks.discardTask, reviewers, reasonedActionOn('DONE_CODE'), reviewing),
  row(
    tasks.claimTask,
    reviewers,
    async (world) => ({ body: { taskId: (await world.work('DONE_CODE')).taskId } }),
    reviewing,
  ),
  row(
    tasks.releaseTask,
    reviewers,
    async (world) => ({ body: { taskId: (await world.work('DONE_CODE')).taskId } }),
    reviewing,
  ),
  row(
    tasks.tickChecklistPoint,
    reviewers,
    async (world) => {
      const { taskId } = await world.work('DONE_CODE')
      const { trackpoint_id } = await world.db
        .selectFrom('project_trackpoint')
        .select('trackpoint_id')
        .where('id', '=', taskId)
        .executeTakeFirstOrThrow()
      const point = await insertOne(world.db, 'checklist_point', {
        trackpoint_id,
        seq: 1,
        text: 'Указан источник данных',
      })
      return { body: { taskId, pointId: point.id, version: 1, ticked: true } }
    },
    { ...reviewing, absent: { taskId: 404, pointId: 409 } },
  ),
  row(
    tasks.getTaskSavedComments,
    reviewers,
    async (world) => ({ query: { taskId: String((await world.work()).taskId) } }),
    reviewing,
  ),
  row(tasks.deleteTaskProgress, accelerators, actionOn('DONE_CODE'), governing),
  row(
    tasks.setBusinessPlanPublished,
    accelerators,
    async (world) => ({ body: { taskId: (await world.work('DONE_CODE')).taskId, published: true } }),
    governing,
  ),
  row(
    tasks.saveTaskAnswer,
    founders,
    async (world) => ({
      body: { taskId: (await world.work('PROCESS_CODE')).taskId, version: 1, answer: 'Провели 24 интервью.' },
    }),
    performing,
  ),
  row(
    tasks.commentTask,
    [...founders, ...reviewers],
    async (world) => ({ body: { taskId: (await world.work()).taskId, body: 'Когда встретимся?' } }),
    { see: ['portalAdmin', 'deputyAdmin'] },
  ),
  row(remarks.moveRemark, reviewers, settling, reviewing),
  row(
    remarks.getTaskChanges,
    reviewers,
    async (world) => ({ query: { taskId: String((await world.work('DONE_CODE')).taskId) } }),
    reviewing,
  ),
  row(
    tasks.uploadTaskFile,
    founders,
    async (world) => ({ query: { taskId: String((await world.work('PROCESS_CODE')).taskId) } }),
    { ...performing, file: { name: 'notes.txt', content: 'Выводы' } },
  ),
  row(
    tasks.deleteTaskFile,
    founders,
    async (world) => {
      const { taskId } = await world.work('PROCESS_CODE')
      return { body: { taskId, fileId: await world.taskFile(taskId) } }
    },
    performing,
  ),
  row(tasks.downloadTaskFile, watchers, async (world) => {
    const { taskId } = await world.work('DONE_CODE')
    return { query: { taskId: String(taskId), fileId: await world.taskFile(taskId) } }
  }),
]
