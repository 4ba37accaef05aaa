import { sql } from 'kysely'
import type { z } from 'zod'
import { taskReportOf } from '#features/programmes'
import { readThrough } from '#features/project-profiles'
import { taskReaderOf } from '#features/projects'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readHistory } from '#platform/server/history.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import { placeName } from '../../fields/domain/place-names.rules.ts'
import type { task, taskFile } from '../contract/task.schemas.ts'
import { countAnswer } from '../domain/answer.rules.ts'
import { possibleClaims } from '../domain/claim.rules.ts'
import {
  isAtExpert,
  mayComment,
  mayEditAnswer,
  mayPublishBusinessPlan,
  mayRemark,
  opensNext,
  startBlockedBy,
  stateShownTo,
} from '../domain/editing.rules.ts'
import type { TaskState } from '../domain/states.ts'
import { taskMachine } from '../domain/task.machine.ts'
import { tasks, type TaskFacts } from '../domain/task.policy.ts'
import type { AskedProfile } from './asked/asked-profile.ts'
import { readComments } from './read-comments.ts'
import { remarkCounts, taskClaim, taskDue, taskFacts, taskJoins } from './task-facts.sql.ts'
import { fieldsFilled, readAskedProfile, taskProgress } from './task-profile.ts'
import { isUntouched } from './untouched.ts'

/** The reviewers' checklist of a task in order, with its ticks. */
const readTaskChecklist = async (db: Db, taskId: number): Promise<z.output<typeof task>['checklist']> => {
  const { rows } = await sql<z.output<typeof task>['checklist'][number]>`
    select x.id, x.version, x.text, case when c.task_id is not null then json_build_object('by', ${personRefJson('cp')},
      'at', ${instantJson(sql`c.ticked_at`)}, 'outdated', c.outdated) end as tick
    from project_trackpoint w join checklist_point x on x.trackpoint_id = w.trackpoint_id
      left join checklist_tick c on c.task_id = w.id and c.point_id = x.id left join person cp on cp.uid = c.person_uid
    where w.id = ${taskId} order by x.seq, x.id`.execute(db)
  return rows
}

type Task = z.output<typeof task>
type Computed =
  | 'actions'
  | 'atExpert'
  | 'blockedBy'
  | 'editable'
  | 'commentable'
  | 'reviews'
  | 'checklist'
  | 'remarkable'
  | 'profile'
  | 'progress'
  | 'opens'
  | 'untouched'
  | 'files'
  | 'comments'
  | 'history'
type Row = Omit<Task, Computed> & { facts: TaskFacts; openedCodes: string[] }

const byPerformer = sql`, e.details ? 'byPerformer' as "byPerformer"`

type File = z.output<typeof taskFile>

const readFiles = async (ctx: Context, taskId: number, editable: boolean): Promise<File[]> => {
  const { rows } = await sql<Omit<File, 'actions'>>`
    select f.id, f.name, f.size, ${personRefJson('u')} as "uploadedBy", f.created_at as "createdAt"
    from task_file x join file f on f.id = x.file_id join person u on u.uid = f.uploaded_by
    where x.task_id = ${taskId} order by f.created_at, f.id`.execute(ctx.db)
  return rows.map((file) => ({ ...file, actions: editable ? ['delete'] : [] }))
}

/** The fields that the team would disclose by its next action; empty for others. */
const readOpening = async (
  ctx: Context,
  task: Parameters<typeof readThrough>[1],
  profile: AskedProfile,
): Promise<Task['opens']> => {
  if (taskReaderOf(ctx.actor, task) !== 'TEAM') return []
  const { closed } = await readThrough(ctx, task, profile)
  return closed.flatMap((code) => {
    const name = placeName(profile.tree, profile.values, { code })
    return name ? [{ code, name }] : []
  })
}

const ofReview: ReadonlySet<string> = new Set(['claim', 'release'])

/**
 * The task's history as the actor may read it: the team sees a selection only after it is applied, and only reviewers
 * see claims.
 */
const historyShownTo = (actor: Actor, history: Task['history'], facts: TaskFacts): Task['history'] => {
  const reviews = tasks.review.allows(actor, facts)
  const state = (of: string | null) => (of === null ? null : stateShownTo(actor, of as TaskState, facts))
  return history
    .map((entry) => ({ ...entry, from: state(entry.from), to: state(entry.to) }))
    .filter((entry, i) => entry.from !== entry.to || history[i]!.from === history[i]!.to)
    .filter(({ action }) => reviews || !ofReview.has(action))
}

/**
 * A task with the details of its screen, for the context's actor; `known` has its fields if the caller has already read
 * them under their lock.
 */
export const readTask = async (
  ctx: Context,
  taskId: number,
  known?: { profile: AskedProfile | undefined },
): Promise<Task> => {
  const reading = sql<Row>`
    select w.id, w.seq, k.name, w.state, k.performer, ${taskDue} as due, w.state_changed_at as since, w.version,
      w.project_track_id as "projectTrackId", json_build_object('id', p.id, 'name', p.name) as project,
      json_build_object('id', t.id, 'name', t.name) as track, json_build_object('id', g.id, 'name', g.name) as programme,
      ${personRefJson('tr')} as tracker, k.description, k.expected_result as "expectedResult", ${taskReportOf} as report,
      k.duration_days as "durationDays", w.answer,
      w.answer_at as "answerAt", ${personRefJson('ab')} as "answerBy",
      k.answer_required as "answerRequired", w.business_plan_published as "businessPlanPublished",
      w.opened_codes as "openedCodes",
      ${remarkCounts} as remarks, ${taskClaim} as claim, ${taskFacts} as facts
    from ${taskJoins} left join person tr on tr.uid = q.tracker_uid
      left join person ab on ab.uid = w.answer_by where w.id = ${taskId}`.execute(ctx.db)
  const [{ rows }, profile] = await Promise.all([
    reading,
    known ? known.profile : readAskedProfile(ctx.db, taskId),
  ])
  const row = rows[0]
  if (!row) throw notFound()
  const { facts, openedCodes, ...shown } = row
  const progress = taskProgress(profile)
  const editable = mayEditAnswer(ctx.actor, row.state, facts)
  const claims = possibleClaims(ctx.actor, row.state, facts, row.claim?.by.uid ?? null)
  // The claim and the checklist are empty unless the task is in review and the actor is a reviewer.
  const inReview = claims.length > 0
  const task = { ...facts, openedCodes, projectId: row.project.id }
  const [files, comments, history, untouched, opens, checklist] = await Promise.all([
    readFiles(ctx, taskId, editable),
    readComments(ctx, taskId, { ...facts, taskState: row.state }, profile),
    readHistory<{ byPerformer: boolean }>(ctx.db, sql`values ('task', ${String(taskId)})`, {
      more: byPerformer,
    }),
    editable && isUntouched(ctx.db, row, profile),
    profile && opensNext(row.state) ? readOpening(ctx, task, profile) : [],
    inReview ? readTaskChecklist(ctx.db, taskId) : [],
  ])
  return {
    ...shown,
    state: stateShownTo(ctx.actor, row.state, facts),
    actions: [
      ...possibleActions(taskMachine, row.state, ctx.actor, {
        ...facts,
        fieldsFilled: fieldsFilled(progress),
      }),
      ...(mayPublishBusinessPlan(ctx.actor, row.state, facts)
        ? [row.businessPlanPublished ? ('unpublishPlan' as const) : ('publishPlan' as const)]
        : []),
      ...claims,
    ],
    claim: inReview ? row.claim : null,
    reviews: tasks.review.allows(ctx.actor, facts),
    checklist,
    atExpert: isAtExpert(ctx.actor, facts),
    blockedBy: startBlockedBy(ctx.actor, row.state, facts),
    editable,
    commentable: mayComment(ctx.actor, facts),
    remarkable: profile !== undefined && mayRemark(ctx.actor, row.state, facts),
    profile: progress,
    progress: progress && countAnswer(progress, row.answerRequired, !facts.filled),
    untouched,
    opens,
    files,
    comments,
    history: historyShownTo(ctx.actor, history, facts),
  }
}
