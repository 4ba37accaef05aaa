import { sql } from 'kysely'
import { isPerson } from '#platform/domain/actor.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Value } from '../../fields/domain/values.ts'
import { openTaskEntries } from '../domain/open-task.policy.ts'
import { isWithoutJury, lockEntry, type EntrySubject } from './entry.repository.ts'
import type { OpenTaskSubject } from './open-task.repository.ts'

/** The person's own entry, locked, so that two of their submissions are processed one after the other. */
const lockOwn = async ({ db, actor }: SignedIn, taskId: number): Promise<EntrySubject | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext('open-task-entry'), hashtext(${`${taskId}:${actor.uid}`}))`.execute(
    db,
  )
  const found = await db
    .selectFrom('open_task_entry')
    .select('id')
    .where('task_id', '=', taskId)
    .where('person_uid', '=', actor.uid)
    .executeTakeFirst()
  return found && (await lockEntry(db, found.id))
}

/**
 * Errors: `NOT_IN_LIST` at the field unless the person leads the project, and neither the organiser nor a juror is
 * in its team.
 */
const requireEligible = async (
  { db, actor }: SignedIn,
  { personUid, jurorUids }: OpenTaskSubject,
  projectId: number,
): Promise<void> => {
  const { rows } = await sql`
    select from project p where p.id = ${projectId} and p.leader_uid = ${actor.uid}
      and ${isWithoutJury([personUid, ...jurorUids])}`.execute(db)
  if (rows.length === 0) throw invalid({ projectId: 'NOT_IN_LIST' })
}

/**
 * A team's entry that somebody else submitted, locked, so that two submissions for one team are processed one after
 * the other.
 */
const lockTeams = async (
  { db, actor }: SignedIn,
  taskId: number,
  projectId: number,
): Promise<EntrySubject | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext('open-task-team'), hashtext(${`${taskId}:${projectId}`}))`.execute(
    db,
  )
  const found = await db
    .selectFrom('open_task_entry')
    .select('id')
    .where('task_id', '=', taskId)
    .where('project_id', '=', projectId)
    .where('person_uid', '<>', actor.uid)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return found && (await lockEntry(db, found.id))
}

type Target = {
  /** The entry that the submission changes; undefined for a new one. */
  existing: EntrySubject | undefined
  /** The team has an entry that the person may not change. */
  isTaken: boolean
}

/**
 * The entry that a submission changes: the person's own, or that of the team they lead now. People who leave a team
 * leave its entry to it, and only the leader may move a team's entry to another project. Errors: those of
 * `requireEligible`.
 */
export const targetOf = async (
  ctx: SignedIn,
  task: OpenTaskSubject,
  projectId: number | null,
): Promise<Target> => {
  const teams = projectId === null ? undefined : await lockTeams(ctx, task.id, projectId)
  const own = await lockOwn(ctx, task.id)
  const active = own?.standing === 'WITHDRAWN' ? undefined : own
  if (active && !openTaskEntries.write.allows(ctx.actor, active)) return { existing: own, isTaken: true }
  const isSameProject = active !== undefined && active.projectId !== null && active.projectId === projectId
  if (active?.projectId && !isSameProject && !isPerson(ctx.actor, active.leaderUid))
    throw invalid({ projectId: 'NOT_IN_LIST' })
  if (projectId !== null && !isSameProject) await requireEligible(ctx, task, projectId)
  return { existing: active ?? teams ?? own, isTaken: active !== undefined && teams !== undefined }
}

type Given = { title: string; answers: Value[]; projectId: number | null }

/**
 * Saves an entry; a leader who takes over the team's entry becomes its author, unless they withdrew one of their
 * own.
 */
export const saveEntry = async (
  { db, actor, now }: SignedIn,
  taskId: number,
  existing: EntrySubject | undefined,
  { title, answers, projectId }: Given,
): Promise<number> => {
  const written = JSON.stringify(answers)
  const { rows } = await (
    existing
      ? sql<{ id: number }>`
          update open_task_entry e set project_id = ${projectId}, title = ${title}, answers = ${written}::jsonb,
            submitted_at = greatest(e.submitted_at, ${now}), withdrawn_at = null, version = e.version + 1,
            person_uid = case when exists (select from open_task_entry o
              where o.task_id = e.task_id and o.person_uid = ${actor.uid}) then e.person_uid else ${actor.uid} end
          where e.id = ${existing.id} returning e.id`
      : sql<{ id: number }>`
          insert into open_task_entry (task_id, person_uid, project_id, title, answers, first_at, submitted_at)
          values (${taskId}, ${actor.uid}, ${projectId}, ${title}, ${written}::jsonb, ${now}, ${now})
          returning id`
  ).execute(db)
  return rows[0]!.id
}
