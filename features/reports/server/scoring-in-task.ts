import { findTask, tasks } from '#features/participations'
import type { SignedIn } from '#platform/server/context.ts'
import { scorings } from '../domain/scoring.policy.ts'
import { findScoringSubject, type ScoringSubject } from './scoring.repository.ts'

type Task = NonNullable<Awaited<ReturnType<typeof findTask>>>

/** Whether a task accepts an assessment: its work is neither blocked nor transferred to another track. */
const acceptsScoring = ({ participationAllowed, transferred }: Task): boolean =>
  participationAllowed && !transferred

/** Whether the actor may assess the project of a task there. */
export const assessesInTask = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  task: Task,
): Promise<boolean> => {
  if (!acceptsScoring(task)) return false
  const { acceleratorId, projectId } = task
  const subject = await findScoringSubject(db, { acceleratorId, projectId })
  return subject !== undefined && scorings.assess.allows(actor, subject)
}

/** A scoring that is assessed, with whether the work of its task is blocked. */
export type AssessedScoring = ScoringSubject & { isBlocked: boolean }

/** Loads a scoring for an assessment; with a task, one that the actor views and whose report it is. */
export const findAssessed = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  { taskId, ...place }: { acceleratorId: number; projectId: number; taskId?: number | null },
): Promise<AssessedScoring | undefined> => {
  const subject = await findScoringSubject(db, place)
  // Undefined while only the beginning of a large body has been parsed.
  if (!subject || taskId === null || taskId === undefined) return subject && { ...subject, isBlocked: false }
  const [task, named] = await Promise.all([
    findTask(db, taskId),
    db
      .selectFrom('project_trackpoint as w')
      .innerJoin('trackpoint as k', 'k.id', 'w.trackpoint_id')
      .select('w.id')
      .where('w.id', '=', taskId)
      .where('k.report_type', '=', 'SCORING_REPORT')
      .executeTakeFirst(),
  ])
  const isOfScoring =
    task !== undefined &&
    named !== undefined &&
    task.projectId === place.projectId &&
    task.acceleratorId === place.acceleratorId &&
    tasks.view.allows(actor, task)
  return isOfScoring ? { ...subject, isBlocked: !acceptsScoring(task) } : undefined
}
