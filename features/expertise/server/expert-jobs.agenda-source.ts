import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { expertises, type ExpertiseFacts } from '../domain/expert-job.policy.ts'
import { openStates, type ExpertJobState } from '../domain/states.ts'
import type { VeiledNames } from '../domain/veil.rules.ts'
import { clientName } from './clients-of-job.ts'
import { expertJobJoins, isWorkAllowed, lastDayToAccept, performedBy, workOfJob } from './expert-job.sql.ts'
import { askedJobs, overseenJobs, ownJobs } from './jobs.row-set.ts'
import { namesToHideWhere, projectForExpert, withoutNames } from './veil.ts'

const jobs = {
  reads: ['expertJob', 'project'],
  from: sql`expert_job j`,
  key: sql`j.id`,
  joins: sql`${workOfJob} ${expertJobJoins}`,
} as const

type ExpertOrder = { id: number; status: ExpertJobState; toHide: VeiledNames | null }

const isCorrected = sql<boolean>`(j.status = 'PROCESS' and j.correction <> '')`

/** Reviews that the person is requested to do, and those in work. */
export const expertOrderSource = agendaSource<unknown, ExpertOrder>({
  ...jobs,
  name: 'expert-orders',
  kind: 'expertReview',
  menu: 'ExpertJobOrder',
  list: { menu: 'ExpertJobOrder', link: linkTo('/bch/view/expert-job-order', { status: 'NEW,PROCESS' }) },
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) =>
    sql`${whereOf(askedJobs, ctx, null, { status: openStates })} and ${performedBy(ctx.actor)}
      and ${isWorkAllowed}`,
  since: sql`coalesce(j.taken_at, j.created_at)`,
  due: { day: sql`j.due_on`, zone: sql`a.time_zone` },
  title: () => projectForExpert,
  context: () => sql`concat_ws(' · ', k.name, ${clientName})`,
  note: sql`case when ${isCorrected} then j.correction else '' end`,
  noteRead: ({ toHide }, note) => withoutNames(toHide, note),
  columns: sql`j.id, j.status, ${namesToHideWhere(isCorrected)} as "toHide"`,
  verb: ({ status }) => (status === 'NEW' ? 'answer' : 'write'),
  link: ({ id }) => linkTo('/bch/view/expert-job-order/details', { expertJobId: id }),
})

const results = {
  ...jobs,
  kind: 'expertResult',
  menu: 'ExpertJobs',
  list: { menu: 'ExpertJobs', link: linkTo('/bch/view/expert-job', { toAccept: 'true' }) },
  since: sql`j.completed_at`,
  due: { day: lastDayToAccept, zone: sql`a.time_zone` },
  title: () => sql`p.name`,
  context: () => sql`concat_ws(' · ', k.name, ${displayName('x')})`,
  columns: sql`j.id`,
  verb: () => 'settle' as const,
  link: ({ id }: { id: number }) => linkTo('/bch/view/expert-job/details', { expertJobId: id }),
} as const

/** Results that the chosen accelerator has not accepted yet, including those whose client has left. */
export const expertResultSource = agendaSource<ExpertiseFacts, { id: number }>({
  ...results,
  name: 'expert-results',
  of: ofChosenAccelerator,
  authorize: expertises.order,
  scope: (ctx, host) => whereOf(overseenJobs, ctx, host, { toAccept: true }),
})

const orders = {
  ...results,
  kind: 'expertTerm',
  list: { menu: 'ExpertJobs', link: linkTo('/bch/view/expert-job', { termAsked: 'true' }) },
  since: sql`j.asked_until_at`,
  due: { day: sql`j.due_on`, zone: sql`a.time_zone` },
  note: sql`j.asked_until_reason`,
  verb: () => 'decide' as const,
} as const

/** Requests for a later due date by experts of the chosen accelerator's orders. */
export const expertTermSource = agendaSource<ExpertiseFacts, { id: number }>({
  ...orders,
  name: 'expert-terms',
  of: ofChosenAccelerator,
  authorize: expertises.order,
  scope: (ctx, host) =>
    sql`${whereOf(overseenJobs, ctx, host, { termAsked: true })} and j.requester_uid is null
      and ${isWorkAllowed}`,
})

/** Requests for a later due date by experts of the person's own orders. */
export const ownTermSource = agendaSource<unknown, { id: number }>({
  ...orders,
  name: 'own-expert-terms',
  list: null,
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) => sql`${whereOf(ownJobs, ctx, null, { termAsked: true })} and ${isWorkAllowed}`,
})

/** Results that the person ordered for themselves and has not accepted yet. */
export const ownResultSource = agendaSource<unknown, { id: number }>({
  ...results,
  name: 'own-expert-results',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) => whereOf(ownJobs, ctx, null, { toAccept: true }),
})
