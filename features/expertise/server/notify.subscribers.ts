import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { pushToPeople } from '#platform/server/sockets/push.ts'
import { dayEndText, nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/expertise.notices.ts'
import { expertJobEvents, type ExpertJobEvent } from '../domain/states.ts'
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
  comment: string
  reason: string
  day: string
  /** The end of the due date. */
  until: string
}

/** Events whose texts are for the expert, who reads what the client wrote. */
const wordsForExpert: ReadonlySet<string> = new Set<ExpertJobEvent>([
  'ExpertJobWithdrawn',
  'ExpertJobCorrected',
  'ExpertTermRefused',
])

/** Events of an end, whose reason may be missing. */
const isEnd: ReadonlySet<string> = new Set<ExpertJobEvent>(['ExpertJobRejected', 'ExpertJobWithdrawn'])

const readAudience = async (
  { name, payload: { id, comment = '', day = '' } }: RaisedEvent<Payload>,
  db: Db,
): Promise<Audience | undefined> => {
  const text = wordsForExpert.has(name) ? (await veilForExpert(db, id))(comment) : comment
  const { rows } = await sql<Audience>`
    select j.id, w.id as "taskId", q.id as "projectTrackId", p.name as project, ${projectForExpert} as "shownProject", k.name as task, a.name as accelerator,
      ${clientName} as client, j.requester_uid is not null as requested, ${text}::text as comment,
      ${text || (isEnd.has(name) ? '—' : '')}::text as reason, ${day ? dayEndText(sql`${day}::date`, sql`a.time_zone`) : sql`''`} as day,
      coalesce(${dayEndText(sql`j.due_on`, sql`a.time_zone`)}, '') as until,
      j.serial_number as number, j.expert_uid as expert, ${nameInSentence('x')} as person, ${clientsOfJob} as clients,
      case when j.requester_uid is null then '{}'::uuid[] else ${hostsOfJob} end as hosts
    from expert_job j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join accelerator a on a.id = j.accelerator_id join person x on x.uid = j.expert_uid
    where j.id = ${id}`.execute(db)
  return rows[0]
}

/** Codes about an order that the expert may no longer read. */
const ended: ReadonlySet<string> = new Set(['EXPERT_JOB_WITHDRAWN', 'EXPERT_JOB_NOT_TAKEN'])

/** Notifies the other side of a job's events. Accepting a job is visible in the list only. */
export const notifyOfExpertJobs = noticeSubscriber({
  name: 'expertise.notify',
  notices: noticesOf(
    notices,
    'EXPERT_INVITATN_FOR_PROJECT_INSPECTN',
    'EXPERT_OPERTN_COMPLETION_WITH_PROJECT',
    'EXPERT_JOB_DECLINED',
    'EXPERT_JOB_LEFT',
    'EXPERT_JOB_WITHDRAWN',
    'EXPERT_JOB_NOT_TAKEN',
    'EXPERT_JOB_CORRECTION',
    'EXPERT_JOB_ACCEPTED',
    'EXPERT_TERM_ASKED',
    'EXPERT_TERM_EXTENDED',
    'EXPERT_TERM_REFUSED',
    'EXPERT_JOB_REMINDED',
    'EXPERT_JOB_WORK_OPENED',
    'EXPERT_JOB_PASSED_ON',
    'EXPERT_JOB_UNTAKEN',
  ),
  together: true,
  read: readAudience,
  when: {
    EXPERT_JOB_WITHDRAWN: (_job, { payload }) => !payload.passedOn,
    // Not withdrawn by a person: reordered from another expert because it was not accepted.
    EXPERT_JOB_NOT_TAKEN: (_job, { payload }) => payload.passedOn === true,
  },
  people: { expert: ({ expert }) => expert, client: ({ clients }) => clients },
  link: ({ id, requested, projectTrackId, taskId }, { code, to }) => {
    if (ended.has(code)) return linkTo('/bch/view/expert-job-order', {})
    if (to === 'expert') return linkTo('/bch/view/expert-job-order/details', { expertJobId: id })
    // The task's page belongs to the accelerator: a requester gets the job's page.
    return requested || code === 'EXPERT_TERM_ASKED'
      ? linkTo('/bch/view/expert-job/details', { expertJobId: id })
      : linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId })
  },
  // The expert reads the names of project and client as far as they are disclosed.
  unusual: ({ shownProject, client }, { code, to }) => {
    if (to !== 'expert') return {}
    return code === 'EXPERT_JOB_NOT_TAKEN'
      ? { params: { project: shownProject } }
      : { params: { project: shownProject, accelerator: client } }
  },
})

/** Notifies the third side of an order by an investor or mentor: the host accelerator, or the requester if it ended it. */
export const notifyOfOutsideOrders = noticeSubscriber({
  name: 'expertise.notify-outside',
  notices: noticesOf(notices, 'EXPERT_JOB_ORDERED_OUTSIDE', 'EXPERT_JOB_ENDED_BY_HOST'),
  together: true,
  read: readAudience,
  people: {
    outsideHosts: ({ requested, hosts }) => (requested ? hosts : []),
    // The requester is not notified of their own withdrawal.
    client: ({ requested, clients }, { actorUid }) =>
      requested && !clients.includes(actorUid ?? '') ? clients : [],
  },
  link: ({ id }) => linkTo('/bch/view/expert-job/details', { expertJobId: id }),
  unusual: ({ client }, { to }) => (to === 'outsideHosts' ? { params: { person: client } } : {}),
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
