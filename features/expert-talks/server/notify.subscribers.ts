import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { barred, clientName, clientsOfJob, veilForExpert } from '#features/expertise'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { notices } from '../domain/expert-talks.notices.ts'
import { talkEvents } from '../domain/states.ts'

type Payload = { id: number; jobId: number; comment?: string }

type Audience = {
  number: string
  accelerator: string
  project: string
  task: string
  taskId: number
  projectTrackId: number
  /** The expert, as long as they have access to the job. */
  expert: string[]
  clients: string[]
  team: string[]
}

const expert = sql<string[]>`array(
  select distinct h.person_uid from counted_membership h
  where h.accelerator_id = j.accelerator_id and h.person_uid = j.expert_uid and h.role = 'EXP' and j.status <> 'REJECT'
    and not ${barred})`

const readAudience = async (db: Db, jobId: number): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
    select j.serial_number as number, ${clientName} as accelerator, p.name as project, k.name as task, w.id as "taskId",
      q.id as "projectTrackId", ${expert} as expert, ${clientsOfJob} as clients,
      array(select m.person_uid from project_member m where m.project_id = q.project_id) as team
    from expert_job j join project_trackpoint w on w.id = j.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join accelerator a on a.id = j.accelerator_id
    where j.id = ${jobId}`.execute(db)
  return rows[0]
}

/** Whether a message is the first unread one for its readers. No further email is sent for those that follow. */
const isFirstUnread = async (
  db: Db,
  messageId: number,
): Promise<{ first: boolean; byExpert: boolean } | undefined> => {
  const { rows } = await sql<{ first: boolean; byExpert: boolean }>`
    select m.by_expert as "byExpert", not exists (
      select from expert_message o where o.job_id = m.job_id and o.by_expert = m.by_expert and o.id < m.id
        and o.id > coalesce((select max(r.message_id) from expert_message_read r
          where r.job_id = m.job_id and (r.person_uid = j.expert_uid) <> m.by_expert), 0)
        and o.created_at > m.created_at - interval '1 day') as first
    from expert_message m join expert_job j on j.id = m.job_id where m.id = ${messageId}`.execute(db)
  return rows[0]
}

const wasPassedOn = async (db: Db, questionId: number): Promise<boolean> => {
  const { rows } = await sql<{ passed: boolean }>`
    select passed_text <> '' as passed from expert_question where id = ${questionId}`.execute(db)
  return rows[0]?.passed ?? false
}

/**
 * People whose open pages are updated. A wider audience would reveal to the team that an expert is writing, and to the
 * expert that the team has answered.
 */
const concerned = async (db: Db, { name, payload }: RaisedEvent<Payload>, audience: Audience) => {
  const { expert, clients, team } = audience
  const ofTeam =
    name === 'ExpertQuestionPassed' ||
    (name === 'ExpertQuestionDeclined' && (await wasPassedOn(db, payload.id)))
  return [...clients, ...(name === 'ExpertQuestionAnswered' ? [] : expert), ...(ofTeam ? team : [])]
}

/** Notifies the other side; only once for several unread messages in a row. */
export const notifyOfExpertTalks = noticeSubscriber({
  name: 'expert-talks.notify',
  notices,
  together: true,
  read: async ({ name, payload: { id, jobId, comment } }: RaisedEvent<Payload>, db: Db) => {
    const audience = await readAudience(db, jobId)
    if (!audience) return undefined
    return {
      ...audience,
      message: name === 'ExpertMessageSent' ? await isFirstUnread(db, id) : undefined,
      reason: name === 'ExpertQuestionDeclined' ? (await veilForExpert(db, jobId))(comment || '—') : '',
    }
  },
  when: {
    EXPERT_MESSAGE_FROM_EXPERT: ({ message }) => message?.first === true && message.byExpert,
    EXPERT_MESSAGE_TO_EXPERT: ({ message }) => message?.first === true && !message.byExpert,
  },
  people: {
    expert: ({ expert }) => expert,
    client: ({ clients }) => clients,
    projectTeam: ({ team }) => team,
  },
  link: ({ projectTrackId, taskId }, { to, event }) => {
    const { jobId: expertJobId } = event.payload
    if (to === 'expert') return linkTo('/bch/view/expert-job-order/details', { expertJobId })
    return to === 'client'
      ? linkTo('/bch/view/expert-job/details', { expertJobId })
      : linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId })
  },
  // The sender is left out so that neither side learns who wrote it.
  unusual: () => ({ senderUid: null }),
})

/** Refreshes the conversation on the open pages of the sides. */
export const refreshExpertTalks = subscriber<Payload>({
  name: 'expert-talks.refresh',
  events: talkEvents,
  together: true,
  run: async ({ db }, event) => {
    const audience = await readAudience(db, event.payload.jobId)
    if (audience) await announceChanges(db, ['expertTalk'], { people: await concerned(db, event, audience) })
  },
})
