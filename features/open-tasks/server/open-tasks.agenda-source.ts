import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { isForeign, isJudged } from './entry.repository.ts'
import { organizerJoin, organizerName } from './open-task.repository.ts'

type Found = { taskId: number }

const shared = {
  reads: ['openTask', 'openTaskEntry'],
  menu: 'OpenTasks',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  title: () => sql`t.title`,
  columns: sql`t.id as "taskId"`,
} as const

/** Open tasks that wait for moderation. */
export const openTaskModerationSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-moderation',
  kind: 'openTaskModeration',
  list: { menu: 'OpenTasks', link: linkTo('/bch/view/open-tasks', { status: 'MODERATION' }) },
  from: sql`open_task t`,
  key: sql`t.id`,
  since: sql`t.updated_at`,
  joins: organizerJoin,
  scope: ({ actor }) => (isPortalAdministrator(actor) ? sql`t.status = 'MODERATION'` : sql`false`),
  due: { at: sql`t.opens_at` },
  context: () => organizerName,
  verb: () => 'decide',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId }),
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
    sql`t.organizer_uid = ${actor.uid} and q.answered_at is null and t.status in ('APPROVED', 'OPEN')`,
  due: { at: sql`t.entries_until` },
  context: () => sql`''::text`,
  verb: () => 'answer',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId, tab: 'questions' }),
})

/** Entries that a member of the jury has neither scored nor declared a conflict with. */
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
    and not exists (select from open_task_score s where s.juror_id = j.id and s.entry_id = e.id and s.edition = t.edition)
    and not exists (select from open_task_conflict c where c.juror_id = j.id and c.entry_id = e.id)`,
  due: { at: sql`t.results_at` },
  context: () => sql`t.title`,
  verb: () => 'review',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId, tab: 'jury' }),
})

/** The organiser's tasks whose judging is to be completed. */
export const openTaskJudgingSource = agendaSource<unknown, Found>({
  ...shared,
  name: 'open-task-judging',
  kind: 'openTaskJudging',
  list: null,
  from: sql`open_task t`,
  key: sql`t.id`,
  since: sql`t.entries_until`,
  scope: ({ actor }) => sql`t.organizer_uid = ${actor.uid} and t.status = 'CLOSED'`,
  due: { at: sql`t.results_at` },
  context: () => sql`''::text`,
  verb: () => 'complete',
  link: ({ taskId }) => linkTo('/bch/view/open-task', { openTaskId: taskId }),
})
