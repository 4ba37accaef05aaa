import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Participation, Task } from '../../tests/support/factories/participation.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { taskRow } from '../../tests/support/factories/task-row.ts'
import { taskWords } from './content/task-words.ts'
import { planTasks, progressAfter, type TaskPlan } from './plan-tasks.ts'
import type { Filed } from './requests.ts'
import type { Scene } from './scene.ts'

/** A task of the demo. */
export type Chore = { plan: TaskPlan; row: Task; name: string }

/** A participation of the demo: the accepted application, its tracker, and its tasks. */
export type Work = {
  filed: Filed
  tracker: Person | null
  blocked: boolean
  row: Participation
  chores: Chore[]
}

const trackerOf = (scene: Scene, { lane, venture, tracker }: Filed, n: number): Person | null => {
  const { trackers, teamTrackers } = lane.house
  if (tracker === 'trc') return trackers[0]!
  if (scene.chance.happens(0.12)) return null
  // Every third project of an accelerator is assigned to its first tracker, in the first accelerator the demo
  // account.
  const free = [n % 3 === 0 ? trackers[0]! : scene.chance.pick([...trackers, ...teamTrackers])]
  return free.find((person) => !venture.team.includes(person)) ?? null
}

const latestStep = ({ steps }: TaskPlan): number | undefined => steps.at(-1)?.day

const rowOfTask = (scene: Scene, work: Omit<Work, 'chores'>, plan: TaskPlan, i: number) => {
  const { filed, row } = work
  const { chance, calendar } = scene
  const point = filed.lane.points[i]!
  const begun = plan.steps[0]?.day
  const answered = plan.steps.length > 1 || (begun !== undefined && begun > 4 && chance.happens(0.6))
  return taskRow(row, point, i + 1, {
    state: plan.state,
    version: plan.steps.length + 1,
    answer: answered ? chance.pick(taskWords[filed.venture.locale][filed.lane.plan.points[i]!].answers) : '',
    started_at: begun === undefined ? null : calendar.ago(begun),
    state_changed_at: calendar.ago(latestStep(plan) ?? filed.decidedDay),
    business_plan_published:
      plan.state === 'ACCEPT_CODE' && filed.lane.plan.points[i] === 'plan' && chance.happens(0.5),
  })
}

const selected = (waiting: TaskPlan, passed: boolean): void => {
  waiting.state = passed ? 'AUTO_SELECT_PASS' : 'AUTO_SELECT_FAIL'
  waiting.steps.push({ action: passed ? 'autoSelectPass' : 'autoSelectFail', day: waiting.steps[1]!.day / 2 })
}

/** Pending submissions on one track went through auto-selection, alternating between both results. */
const select = (tracks: readonly TaskPlan[][]): void => {
  const waiting = tracks.flatMap((plans) =>
    plans.filter(({ state, steps }) => state === 'DONE_CODE' && steps.length === 2),
  )
  waiting.forEach((plan, i) => selected(plan, i % 2 === 0))
}

/** Creates the participations of the accepted applications and brings their tasks to their states. */
export const makeWorks = async (scene: Scene, filed: readonly Filed[]): Promise<Work[]> => {
  const accepted = filed.filter(({ status }) => status === 'ACCEPT')
  const planned = accepted.map((one, n) => {
    const days = one.lane.points.map((point) => point.duration_days ?? 14)
    const tracker = trackerOf(scene, one, n)
    const progress = one.progress ?? progressAfter(one.decidedDay, days.length, scene.chance)
    // The first tracker of each accelerator has submissions to review.
    if (!one.progress && tracker === one.lane.house.trackers[0] && scene.chance.happens(0.4))
      progress.current = 'DONE_CODE'
    const plans = planTasks(scene.chance, days, one.decidedDay, progress)
    const blocked = !one.progress && one.decidedDay > 30 && scene.chance.happens(0.06)
    return { filed: one, plans, tracker, blocked }
  })
  select(planned.filter((one) => one.filed.lane.plan.link === 'seed-track').map(({ plans }) => plans))
  const rows = await insertAll(
    scene.db,
    'project_track',
    planned.map(({ filed: { lane, row }, plans, tracker, blocked }) => ({
      accelerator_id: row.accelerator_id,
      project_id: row.project_id,
      track_id: row.track_id,
      request_id: row.id,
      access_status: blocked ? ('BLOCKED' as const) : ('ALLOWED_TO_WORK' as const),
      tracker_uid: tracker?.uid ?? null,
      tasks_total: lane.points.length,
      tasks_accepted: plans.filter(({ state }) => state === 'ACCEPT_CODE').length,
      started_at: row.decided_at!,
    })),
  )
  const works = planned.map(({ filed: one, tracker, blocked }, i) => ({
    filed: one,
    tracker,
    blocked,
    row: rows[i]!,
  }))
  const flat = works.flatMap((work, w) => planned[w]!.plans.map((plan, i) => ({ work, plan, i, w })))
  const tasks = await insertAll(
    scene.db,
    'project_trackpoint',
    flat.map(({ work, plan, i }) => rowOfTask(scene, work, plan, i)),
  )
  const chores = works.map((): Chore[] => [])
  flat.forEach(({ work, plan, i, w }, at) =>
    chores[w]!.push({ plan, row: tasks[at]!, name: work.filed.lane.points[i]!.name }),
  )
  return works.map((work, i) => ({ ...work, chores: chores[i]! }))
}
