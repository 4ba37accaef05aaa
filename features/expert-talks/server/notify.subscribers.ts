import { sql } from 'kysely'
import { barred, clientName, clientsOfJob, veilForExpert } from '#features/expertise'
import { draftNotice, notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { talkEvents } from '../domain/events.ts'

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

const onJob = (jobId: number) => ({
  client: linkTo('/bch/view/expert-job/details', { expertJobId: jobId }),
  expert: linkTo('/bch/view/expert-job-order/details', { expertJobId: jobId }),
})

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

const noticeOf = async (db: Db, { name, payload }: RaisedEvent<Payload>, audience: Audience) => {
  const { number, accelerator, project, task, taskId, projectTrackId } = audience
  const link = onJob(payload.jobId)
  const toExpert = { recipients: audience.expert, link: link.expert }
  const toClients = { recipients: audience.clients, link: link.client }
  if (name === 'ExpertMessageSent') {
    const message = await isFirstUnread(db, payload.id)
    if (!message?.first) return null
    return message.byExpert
      ? draftNotice({ ...toClients, code: 'EXPERT_MESSAGE_FROM_EXPERT', params: { number } })
      : draftNotice({ ...toExpert, code: 'EXPERT_MESSAGE_TO_EXPERT', params: { number, accelerator } })
  }
  if (name === 'ExpertQuestionAsked')
    return draftNotice({ ...toClients, code: 'EXPERT_QUESTION_ASKED', params: { number } })
  if (name === 'ExpertQuestionAnswered')
    return draftNotice({ ...toClients, code: 'EXPERT_QUESTION_ANSWERED', params: { number } })
  if (name === 'ExpertQuestionTold')
    return draftNotice({ ...toExpert, code: 'EXPERT_QUESTION_TOLD', params: { number, accelerator } })
  if (name === 'ExpertQuestionDeclined')
    return draftNotice({
      ...toExpert,
      code: 'EXPERT_QUESTION_DECLINED',
      params: {
        number,
        accelerator,
        reason: (await veilForExpert(db, payload.jobId))(payload.comment || '—'),
      },
    })
  return draftNotice({
    code: 'EXPERT_QUESTION_PASSED',
    recipients: audience.team,
    params: { project, task },
    link: linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId, taskId }),
  })
}

/** Notifies the other side; only once for several unread messages in a row. */
export const notifyOfExpertTalks = subscriber<Payload>({
  name: 'expert-talks.notify',
  events: talkEvents,
  together: true,
  run: async ({ db }, event) => {
    const audience = await readAudience(db, event.payload.jobId)
    if (!audience) return
    await announceChanges(db, ['expertTalk'], { people: await concerned(db, event, audience) })
    const notice = await noticeOf(db, event, audience)
    if (!notice) return
    // The sender is left out so that neither side learns who wrote it.
    await notify(db, { ...notice, eventId: event.id, senderUid: null, acceleratorId: event.acceleratorId })
  },
})
