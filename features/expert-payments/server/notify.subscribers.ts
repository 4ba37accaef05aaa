import { sql } from 'kysely'
import { clientName } from '#features/expertise'
import { draftNotice, notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { actEvents, paymentEvents } from '../domain/events.ts'
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

type Job = { number: string; accelerator: string; expert: string; person: string; keepers: string[] }

const readJob = async (db: Db, jobId: number): Promise<Job | undefined> => {
  const { rows } = await sql<Job>`
    select j.serial_number as number, ${clientName} as accelerator, j.expert_uid as expert, ${nameInSentence('x')} as person,
      ${keepers} as keepers
    from expert_job j join project_trackpoint w on w.id = j.task_id join project_track q on q.id = w.project_track_id
      join accelerator a on a.id = j.accelerator_id join person x on x.uid = j.expert_uid
    where j.id = ${jobId}`.execute(db)
  return rows[0]
}

type Act = { number: string; accelerator: string; expert: string }

const readAct = async (db: Db, actId: number): Promise<Act | undefined> => {
  const { rows } = await sql<Act>`
    select e.number::text as number, coalesce(a.name, ${nameInSentence('c')}) as accelerator, e.expert_uid as expert
    from expert_act e left join accelerator a on a.id = e.accelerator_id left join person c on c.uid = e.client_uid
    where e.id = ${actId}`.execute(db)
  return rows[0]
}

const toEarnings = linkTo('/bch/view/expert-job-order/earnings', {})

const ofJob = {
  ExpertPaymentPaid: ({ number, accelerator, expert }: Job) =>
    draftNotice({
      code: 'EXPERT_JOB_PAID',
      recipients: [expert],
      params: { number, accelerator },
      link: toEarnings,
    }),
  ExpertPaymentDisputed: ({ number, person, keepers: recipients }: Job, reason: string) =>
    draftNotice({
      code: 'EXPERT_PAYMENT_DISPUTED',
      recipients,
      params: { number, person, reason },
      link: linkTo('/bch/view/expert-job/payments', { state: 'DISPUTED' }),
    }),
  ExpertDisputeWithdrawn: ({ number, person, keepers: recipients }: Job) =>
    draftNotice({
      code: 'EXPERT_DISPUTE_WITHDRAWN',
      recipients,
      params: { number, person },
      link: linkTo('/bch/view/expert-job/payments', {}),
    }),
  ExpertDisputeResolved: ({ number, accelerator, expert }: Job, comment: string) =>
    draftNotice({
      code: 'EXPERT_DISPUTE_RESOLVED',
      recipients: [expert],
      params: { number, accelerator, comment },
      link: toEarnings,
    }),
}

const ofAct = {
  ExpertActMade: ({ number, accelerator, expert }: Act) =>
    draftNotice({
      code: 'EXPERT_ACT_MADE',
      recipients: [expert],
      params: { number, accelerator },
      link: toEarnings,
    }),
  ExpertActPaid: ({ number, accelerator, expert }: Act) =>
    draftNotice({
      code: 'EXPERT_ACT_PAID',
      recipients: [expert],
      params: { number, accelerator },
      link: toEarnings,
    }),
  ExpertActCancelled: ({ number, accelerator, expert }: Act, reason: string) =>
    draftNotice({
      code: 'EXPERT_ACT_CANCELLED',
      recipients: [expert],
      params: { number, accelerator, reason },
      link: toEarnings,
    }),
}

const noticeOf = async (db: Db, { name, payload }: RaisedEvent<Payload>) => {
  const isOfAct = name in ofAct
  const said = payload.comment ?? ''
  const of = isOfAct ? { actId: payload.id } : { jobId: payload.id }
  const words = said !== '' && toExpert.has(name) ? (await veilForPaid(db, of))(said) : said
  if (isOfAct) {
    const act = await readAct(db, payload.id)
    return act && ofAct[name as keyof typeof ofAct](act, words)
  }
  const job = await readJob(db, payload.id)
  return job && ofJob[name as keyof typeof ofJob](job, words)
}

/** Events for the expert whose text was written by somebody else, and has to be masked. */
const toExpert: ReadonlySet<string> = new Set(['ExpertDisputeResolved', 'ExpertActCancelled'])

/** Notifies the other party of a payment. */
export const notifyOfExpertPayments = subscriber<Payload>({
  name: 'expert-payments.notify',
  events: [...Object.keys(ofJob), ...Object.keys(ofAct)],
  together: true,
  run: async ({ db }, event) => {
    const notice = await noticeOf(db, event)
    if (!notice) return
    await notify(db, {
      ...notice,
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Updates the expert's open pages. */
export const refreshExpertPayments = subscriber<Payload>({
  name: 'expert-payments.refresh',
  events: [...paymentEvents, ...actEvents],
  together: true,
  run: async ({ db }, { payload: { expertUid } }) =>
    announceChanges(db, ['expertPayment'], { people: [expertUid] }),
})
