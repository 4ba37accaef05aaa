import { sql } from 'kysely'
import { expertJobJoins, workOfJob } from '#features/expertise'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'
import { bookedPayments, ownPayments } from './books.row-set.ts'

const disputes = {
  kind: 'expertPayment',
  menu: 'ExpertJobs',
  list: { menu: 'ExpertJobs', link: linkTo('/bch/view/expert-job/payments', { state: 'DISPUTED' }) },
  reads: ['expertPayment', 'expertJob', 'project'],
  from: sql`expert_job j join expert_payment b on b.job_id = j.id`,
  key: sql`j.id`,
  joins: sql`${workOfJob} ${expertJobJoins}`,
  since: sql`b.disputed_at`,
  title: () => sql`p.name`,
  context: () => sql`concat_ws(' · ', k.name, ${displayName('x')})`,
  note: sql`b.dispute_reason`,
  columns: sql`j.id`,
  verb: () => 'decide' as const,
  link: ({ id }: { id: number }) => linkTo('/bch/view/expert-job/details', { expertJobId: id }),
} as const

/** Disputed payments of the chosen accelerator, for its administrators. */
export const disputedPaymentSource = agendaSource<BooksFacts, { id: number }>({
  ...disputes,
  name: 'disputed-payments',
  of: ({ acceleratorId }) => (acceleratorId === null ? null : { acceleratorId, requesterUid: null }),
  authorize: expertBooks.keep,
  // Nobody resolves a dispute about a payment to themselves.
  scope: (ctx, books) =>
    sql`${whereOf(bookedPayments, ctx, books, { state: ['DISPUTED'] })} and j.expert_uid <> ${ctx.actor.uid}`,
})

/** Disputed payments for private orders. */
export const ownDisputeSource = agendaSource<unknown, { id: number }>({
  ...disputes,
  name: 'own-disputed-payments',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) => whereOf(ownPayments, ctx, { acceleratorId: null }, { state: ['DISPUTED'] }),
})
