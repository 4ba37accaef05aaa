import { sql } from 'kysely'
import { expertises, expertJobJoins, expertJobTable, isWorkAllowed, overseenJobs } from '#features/expertise'
import { ownProjects } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'

// Questions are dropped once the work was submitted or declined, because an answer would no longer help, and while the
// project is blocked on its track.
const questions = {
  kind: 'expertQuestion',
  list: null,
  reads: ['expertTalk', 'expertJob', 'project'],
  from: sql`expert_question n join ${expertJobTable} on j.id = n.job_id and j.status = 'PROCESS'
    and ${isWorkAllowed}`,
  key: sql`n.id`,
  joins: expertJobJoins,
  title: () => sql`p.name`,
} as const

/** Questions that the chosen accelerator has to pass on to teams, and answers that it has to pass on to the expert. */
export const mediatedQuestionSource = agendaSource<{ acceleratorId: number }, { jobId: number }>({
  ...questions,
  name: 'expert-questions',
  menu: 'ExpertJobs',
  of: ofChosenAccelerator,
  authorize: expertises.order,
  scope: (
    ctx,
    { acceleratorId },
  ) => sql`n.status in ('ASKED', 'ANSWERED') and j.expert_uid <> ${ctx.actor.uid}
    and ${whereOf(overseenJobs, ctx, { acceleratorId })}`,
  since: sql`coalesce(n.answered_at, n.created_at)`,
  context: () => sql`concat_ws(' · ', k.name, ${displayName('x')})`,
  note: sql`case when n.status = 'ASKED' then n.text else n.answer end`,
  columns: sql`j.id as "jobId"`,
  verb: () => 'decide',
  link: ({ jobId }) => linkTo('/bch/view/expert-job/details', { expertJobId: jobId }),
})

/** Questions that were passed on to the teams of one's own projects. They do not reveal the expert. */
export const teamQuestionSource = agendaSource<unknown, { taskId: number; projectTrackId: number }>({
  ...questions,
  name: 'questions-to-team',
  menu: null,
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) => sql`n.status = 'PASSED' and ${whereOf(ownProjects, ctx, null)}`,
  since: sql`n.created_at`,
  context: () => sql`k.name`,
  note: sql`n.passed_text`,
  columns: sql`w.id as "taskId", q.id as "projectTrackId"`,
  verb: () => 'answer',
  link: (place) => linkTo('/bch/view/my-acceleration-requests/initiator-details', place),
})
