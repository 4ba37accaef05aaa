import { sql } from 'kysely'
import { expertJobJoins, overseen, workOfJob } from '#features/expertise'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { expertBooks, type BooksFacts } from '../domain/expert-payment.policy.ts'

/** Payments of the chosen accelerator that their expert disputes: its administrator ends the dispute. */
export const disputedPaymentSource = agendaSource<BooksFacts, { id: number }>({
  name: 'disputed-payments',
  kind: 'expertPayment',
  menu: 'ExpertJobs',
  list: { menu: 'ExpertJobs', link: linkTo('/bch/view/expert-job/payments', { state: 'DISPUTED' }) },
  reads: ['expertPayment', 'expertJob', 'project'],
  of: ofChosenAccelerator,
  authorize: expertBooks.keep,
  from: sql`expert_job j join expert_payment b on b.job_id = j.id`,
  key: sql`j.id`,
  joins: sql`${workOfJob} ${expertJobJoins}`,
  // Nobody decides about money of their own.
  scope: (ctx, { acceleratorId }) => sql`j.pay_status = 'DISPUTED' and j.expert_uid <> ${ctx.actor.uid}
    and ${overseen(ctx, { acceleratorId })}`,
  since: sql`b.disputed_at`,
  title: () => sql`p.name`,
  context: () => sql`concat_ws(' · ', k.name, concat_ws(' ', x.last_name, x.first_name))`,
  note: sql`b.dispute_reason`,
  columns: sql`j.id`,
  verb: () => 'decide',
  link: ({ id }) => linkTo('/bch/view/expert-job/details', { expertJobId: id }),
})
