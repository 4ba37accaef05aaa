import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { clientName } from '#features/expertise'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/expert-payments.notices.ts'
import { actEvents, paymentEvents } from '../domain/states.ts'
import { veilForPaid } from './veiled-words.ts'

type Payload = { id: number; comment?: string; expertUid: string }

// The private client, or else the administrators, without members of the reviewed project, who must not know who
// reviewed it.
const keepers = sql<string[]>`array(
  select s.uid from person s where s.uid = j.requester_uid and s.status = 'A'
    and not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = s.uid)
  union all
  select distinct h.person_uid from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
  where j.requester_uid is null and h.accelerator_id = j.accelerator_id and h.admin
    and not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = h.person_uid))`

type Job = {
  number: string
  accelerator: string
  expert: string
  person: string
  clients: string[]
  comment: string
  reason: string
}

/** Events for the expert whose text was written by somebody else, and has to be masked. */
const forExpert: ReadonlySet<string> = new Set(['ExpertDisputeResolved', 'ExpertActCancelled'])

/** What the event's author wrote, as its reader may see it. */
const wordsOf = async (
  db: Db,
  { name, payload: { comment = '' } }: RaisedEvent<Payload>,
  of: { jobId: number } | { actId: number },
): Promise<string> => (comment !== '' && forExpert.has(name) ? (await veilForPaid(db, of))(comment) : comment)

const earnings = linkTo('/bch/view/expert-job-order/earnings', {})

/** Notifies the other party of a payment. */
export const notifyOfExpertPayments = noticeSubscriber({
  name: 'expert-payments.notify',
  notices: noticesOf(
    notices,
    'EXPERT_JOB_PAID',
    'EXPERT_PAYMENT_DISPUTED',
    'EXPERT_DISPUTE_WITHDRAWN',
    'EXPERT_DISPUTE_RESOLVED',
  ),
  together: true,
  read: async (event: RaisedEvent<Payload>, db) => {
    const { id: jobId } = event.payload
    const words = await wordsOf(db, event, { jobId })
    const { rows } = await sql<Job>`
      select j.serial_number as number, ${clientName} as accelerator, j.expert_uid as expert, ${nameInSentence('x')} as person,
        ${keepers} as clients, ${words}::text as comment, ${words}::text as reason
      from expert_job j join project_trackpoint w on w.id = j.task_id join project_track q on q.id = w.project_track_id
        join accelerator a on a.id = j.accelerator_id join person x on x.uid = j.expert_uid
      where j.id = ${jobId}`.execute(db)
    return rows[0]
  },
  people: { expert: ({ expert }) => expert, payer: ({ clients }) => clients },
  link: (_job, { code, to }) => {
    if (to === 'expert') return earnings
    return code === 'EXPERT_PAYMENT_DISPUTED'
      ? linkTo('/bch/view/expert-job/payments', { state: 'DISPUTED' })
      : linkTo('/bch/view/expert-job/payments', {})
  },
})

type Act = { number: string; accelerator: string; reason: string; expert: string }

/** Notifies the expert of an act. */
export const notifyOfExpertActs = noticeSubscriber({
  name: 'expert-payments.notify-acts',
  notices: noticesOf(notices, 'EXPERT_ACT_MADE', 'EXPERT_ACT_PAID', 'EXPERT_ACT_CANCELLED'),
  together: true,
  read: async (event: RaisedEvent<Payload>, db) => {
    const { id: actId } = event.payload
    const words = await wordsOf(db, event, { actId })
    const { rows } = await sql<Act>`
      select e.number::text as number, coalesce(a.name, ${nameInSentence('c')}) as accelerator, ${words}::text as reason,
        e.expert_uid as expert
      from expert_act e left join accelerator a on a.id = e.accelerator_id left join person c on c.uid = e.client_uid
      where e.id = ${actId}`.execute(db)
    return rows[0]
  },
  people: { expert: ({ expert }) => expert },
  link: () => earnings,
})

/** Updates the expert's open pages. */
export const refreshExpertPayments = subscriber<Payload>({
  name: 'expert-payments.refresh',
  events: [...paymentEvents, ...actEvents],
  together: true,
  run: async ({ db }, { payload: { expertUid } }) =>
    announceChanges(db, ['expertPayment'], { people: [expertUid] }),
})
