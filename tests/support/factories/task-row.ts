import { taskStates, type TaskState } from '../../../features/participations/domain/states.ts'
import type { Columns, NewRow } from './insert.ts'

export { taskStates, type TaskState }

const unanswered = new Set<TaskState>(['NOT_STARTED', 'PROCESS_CODE'])

const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString().slice(0, 10)

/** The row of a task in a state reachable by the rules: started tasks have a start, done ones an answer. */
export const taskRow = (
  participation: { id: number; accelerator_id: number },
  trackpoint: { id: number; duration_days: number | null },
  seq: number,
  given: Columns<'project_trackpoint'> & { state: TaskState },
): NewRow<'project_trackpoint'> => {
  const changed = given.state_changed_at ?? new Date().toISOString()
  const started = given.state === 'NOT_STARTED' ? null : (given.started_at ?? changed)
  const due =
    started === null || trackpoint.duration_days === null
      ? null
      : daysAfter(String(started), trackpoint.duration_days)
  return {
    accelerator_id: participation.accelerator_id,
    project_track_id: participation.id,
    trackpoint_id: trackpoint.id,
    seq,
    state: given.state,
    answer:
      given.answer ?? (unanswered.has(given.state) ? '' : 'Провели 24 интервью, выводы и записи по ссылке.'),
    business_plan_published: given.business_plan_published ?? false,
    version: given.version ?? 1,
    started_at: started,
    due_on: due,
    state_changed_at: changed,
  }
}
