import { sql } from 'kysely'
import { notify, type NotificationCode, type NotificationParams } from '#features/communication'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { expertJobEvents, type ExpertJobEvent } from '../domain/events.ts'
import { clientName, clientsOfJob, hostsOfJob } from './clients-of-job.ts'
import { projectForExpert, veilForExpert } from './veil.ts'

type Payload = { id: number; comment?: string; passedOn?: boolean }

/** Whom a job concerns, and the names its texts mention. */
type Circle = {
  id: number
  taskId: number
  projectTrackId: number
  project: string
  /** What the expert knows the project by. */
  shownProject: string
  task: string
  accelerator: string
  /** Whoever ordered and pays, for the expert: the accelerator, or a person. */
  client: string
  requested: boolean
  number: string
  expert: string
  person: string
  clients: string[]
  hosts: string[]
}

const readCircle = async (db: Db, jobId: number): Promise<Circle | undefined> => {
  const { rows } = await sql<Circle>`
    select j.id, w.id as "taskId", q.id as "projectTrackId", p.name as project, ${projectForExpert} as "shownProject", k.name as task, a.name as accelerator,
      ${clientName} as client, j.requester_uid is not null as requested,
      j.serial_number as number, j.expert_uid as expert, ${nameInSentence('x')} as person, ${clientsOfJob} as clients,
      case when j.requester_uid is null then '{}'::uuid[] else ${hostsOfJob} end as hosts
    from expert_job j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join accelerator a on a.id = j.accelerator_id join person x on x.uid = j.expert_uid
    where j.id = ${jobId}`.execute(db)
  return rows[0]
}

type Told<Code extends NotificationCode> = {
  code: Code
  recipients: readonly string[]
  params: NotificationParams<Code>
  link: ScreenHref | ''
}

const told = <Code extends NotificationCode>(notice: Told<Code>) => notice

const toExpert = ({ expert, id }: Circle) => ({
  recipients: [expert],
  link: linkTo('/bch/view/expert-job-order/details', { expertJobId: id }),
})

const toClients = ({ id, clients: recipients, requested, projectTrackId, taskId }: Circle) => ({
  recipients,
  // The task's page is the accelerator's: whoever orders for themselves has the job.
  link: requested
    ? linkTo('/bch/view/expert-job/details', { expertJobId: id })
    : linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId }),
})

/** What each event is told as, and to whom: always to the side that did not do it. Taking a job is seen in the list alone. */
const tellings = {
  ExpertJobOrdered: (circle: Circle) =>
    told({
      ...toExpert(circle),
      code: 'EXPERT_INVITATN_FOR_PROJECT_INSPECTN',
      params: { project: circle.shownProject, task: circle.task },
    }),
  ExpertJobCompleted: (circle: Circle) =>
    told({
      ...toClients(circle),
      code: 'EXPERT_OPERTN_COMPLETION_WITH_PROJECT',
      params: { project: circle.project, task: circle.task, person: circle.person },
    }),
  ExpertJobRejected: (circle: Circle, reason: string) =>
    told({
      ...toClients(circle),
      code: 'EXPERT_JOB_DECLINED',
      params: { project: circle.project, task: circle.task, person: circle.person, reason: reason || '—' },
    }),
  // What it was about is no longer the expert's to read.
  ExpertJobWithdrawn: (circle: Circle, reason: string) =>
    told({
      recipients: [circle.expert],
      link: linkTo('/bch/view/expert-job-order', {}),
      code: 'EXPERT_JOB_WITHDRAWN',
      params: { number: circle.number, accelerator: circle.client, reason: reason || '—' },
    }),
  ExpertJobCorrected: (circle: Circle, comment: string) =>
    told({
      ...toExpert(circle),
      code: 'EXPERT_JOB_CORRECTION',
      params: { project: circle.shownProject, task: circle.task, comment },
    }),
  ExpertJobAccepted: (circle: Circle) =>
    told({
      ...toExpert(circle),
      code: 'EXPERT_JOB_ACCEPTED',
      params: { project: circle.shownProject, task: circle.task },
    }),
  ExpertJobReminded: (circle: Circle) =>
    told({
      ...toExpert(circle),
      code: 'EXPERT_JOB_REMINDED',
      params: { project: circle.shownProject, task: circle.task, accelerator: circle.client },
    }),
  ExpertJobWorkOpened: (circle: Circle) =>
    told({
      ...toExpert(circle),
      code: 'EXPERT_JOB_WORK_OPENED',
      params: { project: circle.shownProject, task: circle.task },
    }),
  ExpertJobPassedOn: (circle: Circle) =>
    told({
      ...toClients(circle),
      code: 'EXPERT_JOB_PASSED_ON',
      params: { project: circle.project, task: circle.task, person: circle.person },
    }),
  ExpertJobUntaken: (circle: Circle) =>
    told({
      ...toClients(circle),
      code: 'EXPERT_JOB_UNTAKEN',
      params: { project: circle.project, task: circle.task, person: circle.person },
    }),
} satisfies Partial<Record<ExpertJobEvent, unknown>>

/** What is said with these is for the expert. */
const toldToExpert: ReadonlySet<string> = new Set<ExpertJobEvent>([
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
])

/** Nobody withdrew it: it went to somebody else because it was not taken. */
const notTaken = (circle: Circle) =>
  told({
    recipients: [circle.expert],
    link: linkTo('/bch/view/expert-job-order', {}),
    code: 'EXPERT_JOB_NOT_TAKEN',
    params: { number: circle.number, accelerator: circle.accelerator },
  })

type Telling = (circle: Circle, words: string) => Told<NotificationCode>

/** Tells the other side what happened to a job. */
export const tellOfExpertJobs = subscriber<Payload>({
  name: 'expertise.notify',
  events: Object.keys(tellings),
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const circle = await readCircle(db, event.payload.id)
    if (!circle) return
    const telling = (
      event.payload.passedOn ? notTaken : tellings[event.name as keyof typeof tellings]
    ) as Telling
    const { comment = '' } = event.payload
    const said = toldToExpert.has(event.name) ? (await veilForExpert(db, circle.id))(comment) : comment
    await notify(db, {
      ...telling(circle, said),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Of what somebody ordered for themselves: the accelerator is told of the order, and whoever ordered of its end. */
const besides = {
  ExpertJobOrdered: ({ id, hosts, project, task, client }: Circle) =>
    told({
      recipients: hosts,
      link: linkTo('/bch/view/expert-job/details', { expertJobId: id }),
      code: 'EXPERT_JOB_ORDERED_OUTSIDE',
      params: { project, task, person: client },
    }),
  ExpertJobWithdrawn: ({ id, clients, number, project, accelerator }: Circle, reason: string) =>
    told({
      recipients: clients,
      link: linkTo('/bch/view/expert-job/details', { expertJobId: id }),
      code: 'EXPERT_JOB_ENDED_BY_HOST',
      params: { number, project, accelerator, reason: reason || '—' },
    }),
}

/** Tells the third side: the accelerator whose work it is, or whoever ordered once the accelerator ended it. */
export const tellOfOutsideOrders = subscriber<Payload>({
  name: 'expertise.notify-outside',
  events: Object.keys(besides),
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const circle = await readCircle(db, event.payload.id)
    // Whoever withdrew their own order knows.
    if (
      !circle?.requested ||
      (event.name === 'ExpertJobWithdrawn' && circle.clients.includes(event.actorUid ?? ''))
    )
      return
    const telling = besides[event.name as keyof typeof besides] as Telling
    await notify(db, {
      ...telling(circle, event.payload.comment ?? ''),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Counts the badge of orders anew on every open page of the expert, and lets their lists ask again. */
export const refreshExpertJobBadge = subscriber<Payload & { expertUid: string }>({
  name: 'expertise.badge',
  events: expertJobEvents,
  together: true,
  run: async ({ db }, { payload: { expertUid } }) => {
    await pushToPeople(db, [expertUid], {
      namespace: 'Badges',
      action: 'GET_NEW_EXPERT_JOB_COUNT',
      message: {},
    })
    await announceChanges(db, ['expertJob'], { people: [expertUid] })
  },
})
