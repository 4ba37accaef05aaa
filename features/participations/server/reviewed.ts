import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** The answer and files that a decision was about. */
export type Reviewed = { answer: string; files: { id: string; name: string }[] }

/** The answer and files of a task as they are now. */
export const reviewedNow = async (db: Db, taskId: number): Promise<Reviewed> => {
  const { rows } = await sql<Reviewed>`
    select w.answer, coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.created_at, f.id)
      from task_file x join file f on f.id = x.file_id where x.task_id = w.id), '[]') as files
    from project_trackpoint w where w.id = ${taskId}`.execute(db)
  return rows[0]!
}

/**
 * Time of the person's latest decision on the task since its start, with the version they returned. Without a decision
 * `since` is the start of the task, or null.
 */
export const lastReview = async (
  db: Db,
  taskId: number,
  uid: string,
): Promise<{ since: string | null; reviewed: boolean; before: Reviewed | null }> => {
  const { rows } = await sql<{ startedAt: string | null; at: string | null; before: Reviewed | null }>`
    select w.started_at as "startedAt", d.at,
      (select c.reviewed from task_comment c where c.task_id = w.id and c.author_uid = ${uid} and c.kind = 'RETURN'
        order by c.id desc limit 1) as before
    from project_trackpoint w left join lateral (
      select max(e.at) as at from audit_entry e
      where e.subject = 'task' and e.subject_id = w.id::text and e.actor_uid = ${uid}
        and e.action in ('return', 'accept', 'discard', 'applyPass', 'applyFail') and e.at >= w.started_at) d on true
    where w.id = ${taskId}`.execute(db)
  const { startedAt, at, before } = rows[0]!
  return { since: at ?? startedAt, reviewed: at !== null, before: at === null ? null : before }
}

const without = (files: Reviewed['files'], others: Reviewed['files']) =>
  files.filter(({ id }) => !others.some((other) => other.id === id))

/** Differences between the answer and files and those of a decision; none if these are unknown. */
export const changedAnswer = (before: Reviewed | null, now: Reviewed) => ({
  answer: before && before.answer !== now.answer ? { before: before.answer, after: now.answer } : null,
  addedFiles: before ? without(now.files, before.files) : [],
  removedFiles: before ? without(before.files, now.files) : [],
})
