import { sql } from 'kysely'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { awaitingStates, publicStates } from '../domain/states.ts'
import { isForeign, isJudged } from './entry.repository.ts'
import { barring, isCurrent } from './jury-conflicts.ts'
import { organizerJoin, organizerName } from './open-task.repository.ts'
import { seenOpenTasks } from './open-tasks.row-set.ts'
import { isIn } from './states.sql.ts'

type Found = { taskId: number }

const shared = {
  reads: ['openTask', 'openTaskEntry'],
  menu: 'OpenTasks',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  title: () => sql`t.title`,
  columns: sql`t.id as "taskId"`,
} as const

/** Open tasks awaiting moderation. */
export const openTaskModerationSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-moderation',
  kind: 'openTaskModeration',
  list: { menu: 'OpenTasks', link: linkTo('/bch/view/open-tasks', { status: 'MODERATION' }) },
  ...seenOpenTasks,
  since: sql`t.updated_at`,
  joins: organizerJoin,
  scope: (ctx) =>
    isPortalAdministrator(ctx.actor)
      ? whereOf(seenOpenTasks, ctx, null, { status: ['MODERATION'] })
      : sql`false`,
  // An opening that passed during moderation is no deadline: the waiting time is shown instead.
  due: { at: sql`case when t.opens_at > now() then t.opens_at end` },
  context: () => organizerName,
  verb: () => 'decide',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId }),
})

/** Changes of approved open tasks that administrators have not decided on yet. */
export const openTaskChangeSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-changes',
  kind: 'openTaskChange',
  list: null,
  from: sql`open_task_change c join open_task t on t.id = c.task_id`,
  key: sql`c.id`,
  since: sql`c.changed_at`,
  joins: organizerJoin,
  scope: ({ actor }) =>
    isPortalAdministrator(actor) ? sql`c.decided_at is null and ${isIn(publicStates)}` : sql`false`,
  context: () => organizerName,
  verb: () => 'decide',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId }),
})

/** Projects offered to winners. */
export const openTaskProjectSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-projects',
  kind: 'openTaskProject',
  list: null,
  from: sql`open_task_entry e join open_task t on t.id = e.task_id`,
  key: sql`e.id`,
  since: sql`e.project_offered_at`,
  title: () => sql`e.title`,
  scope: ({ actor }) => sql`e.person_uid = ${actor.uid} and e.project_offered_at is not null
    and e.project_declined_at is null and e.made_project_id is null`,
  context: () => sql`t.title`,
  verb: () => 'confirm',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId, tab: 'entry' }),
})

/** Questions about the organiser's open tasks. */
export const openTaskQuestionSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-questions',
  kind: 'openTaskQuestion',
  list: null,
  from: sql`open_task_question q join open_task t on t.id = q.task_id`,
  key: sql`q.id`,
  since: sql`q.asked_at`,
  note: sql`q.question`,
  scope: ({ actor }) =>
    sql`t.organizer_uid = ${actor.uid} and q.answered_at is null and ${isIn(awaitingStates)}`,
  due: { at: sql`t.entries_until` },
  context: () => sql`''::text`,
  verb: () => 'answer',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId, tab: 'questions' }),
})

/** Entries that the juror has neither scored nor declared a conflict with. */
export const openTaskJurySource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-jury',
  kind: 'openTaskJury',
  list: null,
  from: sql`open_task_entry e join open_task t on t.id = e.task_id join open_task_juror j on j.task_id = t.id`,
  key: sql`e.id`,
  since: sql`t.entries_until`,
  title: () => sql`e.title`,
  scope: ({
    actor,
  }) => sql`j.person_uid = ${actor.uid} and t.status = 'CLOSED' and ${isJudged} and ${isForeign(actor.uid)}
    and not exists (select from open_task_score s where s.juror_id = j.id and s.entry_id = e.id and ${isCurrent})
    and not exists (select from open_task_conflict c where c.juror_id = j.id and c.entry_id = e.id and ${barring})`,
  due: { at: sql`t.results_at` },
  context: () => sql`t.title`,
  verb: () => 'review',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId, tab: 'jury' }),
})

/** The organiser's tasks whose judging is not complete. */
export const openTaskJudgingSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-judging',
  kind: 'openTaskJudging',
  list: null,
  ...seenOpenTasks,
  since: sql`t.entries_until`,
  scope: (ctx) => whereOf(seenOpenTasks, ctx, null, { status: ['CLOSED'], hosted: true }),
  due: { at: sql`t.results_at` },
  context: () => sql`''::text`,
  verb: () => 'complete',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId }),
})
