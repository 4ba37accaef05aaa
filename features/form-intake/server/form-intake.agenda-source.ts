import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { intakeForms, type FormFacts } from '../domain/form-intake.policy.ts'
import { isToCheck } from './failed.sql.ts'
import { submissions } from './submissions.row-set.ts'

/** Failed submissions and requests of the chosen accelerator that need a decision. */
export const formSubmissionsSource = agendaSource<FormFacts, { id: number; failed: boolean }>({
  name: 'form-submissions',
  kind: 'formSubmission',
  menu: 'IntakeForms',
  list: {
    menu: 'IntakeForms',
    link: linkTo('/bch/view/intake-forms/submissions', { failed: 'true' }),
  },
  reads: ['formIntake'],
  of: ofChosenAccelerator,
  authorize: intakeForms.manage,
  ...submissions,
  scope: (ctx, place) => sql`${whereOf(submissions, ctx, place)} and ${isToCheck}`,
  since: sql`s.created_at`,
  title: () => sql`coalesce(nullif(s.sender, ''), nullif(s.email, ''), f.name)`,
  context: () => sql`f.name`,
  columns: sql`s.id, s.status = 'REJECTED' as failed`,
  verb: ({ failed }) => (failed ? 'correct' : 'decide'),
  link: ({ id }) => linkTo('/bch/view/intake-forms/submission', { submissionId: id }),
})

/** Submissions in the person's own name. */
export const formOffersSource = agendaSource<unknown, { id: number }>({
  name: 'form-offers',
  kind: 'formOffer',
  menu: null,
  list: null,
  reads: ['formIntake'],
  of: ofNothing,
  authorize: portalPolicy.beThemselves,
  from: sql`form_submission s`,
  key: sql`s.id`,
  scope: ({ actor: { uid } }) => sql`s.waits_for = ${uid} and s.status = 'NEW'`,
  since: sql`s.created_at`,
  joins: sql`join accelerator a on a.id = s.accelerator_id left join project p on p.id = s.project_id`,
  title: () => sql`p.name`,
  context: () => sql`a.name`,
  columns: sql`s.id`,
  verb: () => 'confirm',
  link: ({ id }) => linkTo('/bch/view/form-offer', { submissionId: id }),
})
