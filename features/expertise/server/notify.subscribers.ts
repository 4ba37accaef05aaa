import { sql } from 'kysely'
import { draftNotice, notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { expertJobEvents, type ExpertJobEvent } from '../domain/events.ts'
import { clientName, clientsOfJob, hostsOfJob } from './clients-of-job.ts'
import { projectForExpert, veilForExpert } from './veil.ts'

type Payload = { id: number; comment?: string; passedOn?: boolean; day?: string }

/** The recipients of a job's notifications, and the names in their texts. */
type Audience = {
  id: number
  taskId: number
  projectTrackId: number
  project: string
  /** The project's name for the expert. */
  shownProject: string
  task: string
  accelerator: string
  /** The client's name for the expert: the accelerator, or a person. */
  client: string
  requested: boolean
  number: string
  expert: string
  person: string
  clients: string[]
  hosts: string[]
}

const readAudience = async (db: Db, jobId: number): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
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

const toExpert = ({ expert, id }: Audience) => ({
  recipients: [expert],
  link: linkTo('/bch/view/expert-job-order/details', { expertJobId: id }),
})

const toClients = ({ id, clients: recipients, requested, projectTrackId, taskId }: Audience) => ({
  recipients,
  // The task's page belongs to the accelerator: a requester gets the job's page.
  link: requested
    ? linkTo('/bch/view/expert-job/details', { expertJobId: id })
    : linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId }),
})

/**
 * The notification of each event and its recipients: always the other side. Accepting a job is visible in the list
 * only.
 */
const drafts = {
  ExpertJobOrdered: (audience: Audience) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_INVITATN_FOR_PROJECT_INSPECTN',
      params: { project: audience.shownProject, task: audience.task },
    }),
  ExpertJobCompleted: (audience: Audience) =>
    draftNotice({
      ...toClients(audience),
      code: 'EXPERT_OPERTN_COMPLETION_WITH_PROJECT',
      params: { project: audience.project, task: audience.task, person: audience.person },
    }),
  ExpertJobRejected: (audience: Audience, reason: string) =>
    draftNotice({
      ...toClients(audience),
      code: 'EXPERT_JOB_DECLINED',
      params: {
        project: audience.project,
        task: audience.task,
        person: audience.person,
        reason: reason || '—',
      },
    }),
  ExpertJobLeft: (audience: Audience) =>
    draftNotice({
      ...toClients(audience),
      code: 'EXPERT_JOB_LEFT',
      params: { number: audience.number, project: audience.project, task: audience.task },
    }),
  // The expert may no longer read its subject.
  ExpertJobWithdrawn: (audience: Audience, reason: string) =>
    draftNotice({
      recipients: [audience.expert],
      link: linkTo('/bch/view/expert-job-order', {}),
      code: 'EXPERT_JOB_WITHDRAWN',
      params: { number: audience.number, accelerator: audience.client, reason: reason || '—' },
    }),
  ExpertJobCorrected: (audience: Audience, comment: string) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_JOB_CORRECTION',
      params: { project: audience.shownProject, task: audience.task, comment },
    }),
  ExpertJobAccepted: (audience: Audience) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_JOB_ACCEPTED',
      params: { project: audience.shownProject, task: audience.task },
    }),
  ExpertTermAsked: (audience: Audience, reason: string, day: string) =>
    draftNotice({
      ...toClients(audience),
      link: linkTo('/bch/view/expert-job/details', { expertJobId: audience.id }),
      code: 'EXPERT_TERM_ASKED',
      params: { project: audience.project, task: audience.task, person: audience.person, day, reason },
    }),
  ExpertTermExtended: (audience: Audience, _words: string, day: string) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_TERM_EXTENDED',
      params: { project: audience.shownProject, task: audience.task, day },
    }),
  ExpertTermRefused: (audience: Audience, reason: string) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_TERM_REFUSED',
      params: { project: audience.shownProject, task: audience.task, reason },
    }),
  ExpertJobReminded: (audience: Audience) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_JOB_REMINDED',
      params: { project: audience.shownProject, task: audience.task, accelerator: audience.client },
    }),
  ExpertJobWorkOpened: (audience: Audience) =>
    draftNotice({
      ...toExpert(audience),
      code: 'EXPERT_JOB_WORK_OPENED',
      params: { project: audience.shownProject, task: audience.task },
    }),
  ExpertJobPassedOn: (audience: Audience) =>
    draftNotice({
      ...toClients(audience),
      code: 'EXPERT_JOB_PASSED_ON',
      params: { project: audience.project, task: audience.task, person: audience.person },
    }),
  ExpertJobUntaken: (audience: Audience) =>
    draftNotice({
      ...toClients(audience),
      code: 'EXPERT_JOB_UNTAKEN',
      params: { project: audience.project, task: audience.task, person: audience.person },
    }),
} satisfies Partial<Record<ExpertJobEvent, unknown>>

/** Events whose texts are for the expert. */
const wordsForExpert: ReadonlySet<string> = new Set<ExpertJobEvent>([
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertTermRefused',
])

/** Not withdrawn by a person: reordered from another expert because it was not accepted. */
const notTaken = (audience: Audience) =>
  draftNotice({
    recipients: [audience.expert],
    link: linkTo('/bch/view/expert-job-order', {}),
    code: 'EXPERT_JOB_NOT_TAKEN',
    params: { number: audience.number, accelerator: audience.accelerator },
  })

/** Notifies the other side of a job's events. */
export const notifyOfExpertJobs = subscriber<Payload>({
  name: 'expertise.notify',
  events: Object.keys(drafts),
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const audience = await readAudience(db, event.payload.id)
    if (!audience) return
    const draft = event.payload.passedOn ? notTaken : drafts[event.name as keyof typeof drafts]
    const { comment = '' } = event.payload
    const said = wordsForExpert.has(event.name) ? (await veilForExpert(db, audience.id))(comment) : comment
    await notify(db, {
      ...draft(audience, said, event.payload.day ?? ''),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** For orders by an investor or mentor: the accelerator is notified of the order, and the requester of its end. */
const besides = {
  ExpertJobOrdered: ({ id, hosts, project, task, client }: Audience) =>
    draftNotice({
      recipients: hosts,
      link: linkTo('/bch/view/expert-job/details', { expertJobId: id }),
      code: 'EXPERT_JOB_ORDERED_OUTSIDE',
      params: { project, task, person: client },
    }),
  ExpertJobWithdrawn: ({ id, clients, number, project, accelerator }: Audience, reason: string) =>
    draftNotice({
      recipients: clients,
      link: linkTo('/bch/view/expert-job/details', { expertJobId: id }),
      code: 'EXPERT_JOB_ENDED_BY_HOST',
      params: { number, project, accelerator, reason: reason || '—' },
    }),
}

/** Notifies the third side: the host accelerator, or the requester if the accelerator ended it. */
export const notifyOfOutsideOrders = subscriber<Payload>({
  name: 'expertise.notify-outside',
  events: Object.keys(besides),
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const audience = await readAudience(db, event.payload.id)
    // The requester is not notified of their own withdrawal.
    if (
      !audience?.requested ||
      (event.name === 'ExpertJobWithdrawn' && audience.clients.includes(event.actorUid ?? ''))
    )
      return
    const draft = besides[event.name as keyof typeof besides]
    await notify(db, {
      ...draft(audience, event.payload.comment ?? ''),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Refreshes the badge of orders and the lists on the expert's open pages. */
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
