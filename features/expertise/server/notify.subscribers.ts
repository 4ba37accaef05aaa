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

type Payload = { id: number; comment?: string; passedOn?: boolean }

/** Whom a job concerns, and the names its texts mention. */
type Audience = {
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
  // The task's page is the accelerator's: whoever orders for themselves has the job.
  link: requested
    ? linkTo('/bch/view/expert-job/details', { expertJobId: id })
    : linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId }),
})

/** What each event is told as, and to whom: always to the side that did not do it. Taking a job is seen in the list alone. */
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
  // What it was about is no longer the expert's to read.
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

/** What is said with these is for the expert. */
const wordsForExpert: ReadonlySet<string> = new Set<ExpertJobEvent>([
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
])

/** Nobody withdrew it: it went to somebody else because it was not taken. */
const notTaken = (audience: Audience) =>
  draftNotice({
    recipients: [audience.expert],
    link: linkTo('/bch/view/expert-job-order', {}),
    code: 'EXPERT_JOB_NOT_TAKEN',
    params: { number: audience.number, accelerator: audience.accelerator },
  })

/** Tells the other side what happened to a job. */
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
      ...draft(audience, said),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Of what somebody ordered for themselves: the accelerator is told of the order, and whoever ordered of its end. */
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

/** Tells the third side: the accelerator whose work it is, or whoever ordered once the accelerator ended it. */
export const notifyOfOutsideOrders = subscriber<Payload>({
  name: 'expertise.notify-outside',
  events: Object.keys(besides),
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const audience = await readAudience(db, event.payload.id)
    // Whoever withdrew their own order knows.
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
