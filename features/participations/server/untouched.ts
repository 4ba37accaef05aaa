import { sql } from 'kysely'
import { changesSince } from '#features/project-profiles'
import type { Db } from '#platform/server/context.ts'
import type { TaskState } from '../domain/states.ts'
import { type AskedProfile } from './asked/asked-profile.ts'
import { changedAnswer, reviewedNow, type Reviewed } from './reviewed.ts'

/**
 * The return that led to the task's present state, with the version it was about; undefined if the team withdrew the
 * task.
 */
const lastReturn = async (db: Db, taskId: number): Promise<{ at: string; before: Reviewed } | undefined> => {
  const { rows } = await sql<{ at: string; before: Reviewed }>`
    select e.at, c.reviewed as before
    from (select action, at from audit_entry where subject = 'task' and subject_id = ${String(taskId)}
        and action in ('return', 'withdraw') order by id desc limit 1) e,
      (select reviewed from task_comment where task_id = ${taskId} and kind = 'RETURN' order by id desc limit 1) c
    where e.action = 'return' and c.reviewed is not null`.execute(db)
  return rows[0]
}

/** Whether a returned task is unchanged since; false if the returned version is unknown. */
export const isUntouched = async (
  db: Db,
  { id, state }: { id: number; state: TaskState },
  profile: AskedProfile | undefined,
): Promise<boolean> => {
  const returned = state === 'START' ? await lastReturn(db, id) : undefined
  if (!returned) return false
  const codes = profile?.requested.map(({ code }) => code) ?? []
  const [fields, now] = await Promise.all([
    profile ? changesSince(db, { projectId: profile.projectId, codes, since: returned.at }) : [],
    reviewedNow(db, id),
  ])
  const { answer, addedFiles, removedFiles } = changedAnswer(returned.before, now)
  return fields.length + addedFiles.length + removedFiles.length === 0 && answer === null
}
