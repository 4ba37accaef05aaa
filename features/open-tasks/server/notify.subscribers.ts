import { sql } from 'kysely'
import { noticeSubscriber, type NotificationCode } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/open-tasks.notices.ts'
import { organizerJoin } from './open-task.repository.ts'
import { entrants, localDay, localTime } from './recipients.sql.ts'

type Payload = {
  id: number
  comment?: string
  uid?: string
  uids?: string[]
  entryId?: number
  /** Everybody saw the task that was recalled. */
  wasSeen?: boolean
}

type TaskFacts = {
  openTask: string
  organizerUid: string
  person: string
  day: string
  time: string
  zone: string
  administrators: string[]
  people: string[]
  jury: string[]
  /** People who asked a question about it. */
  askers: string[]
}

const readFacts = async (db: Db, id: number): Promise<TaskFacts | undefined> => {
  const { rows } = await sql<TaskFacts>`
    select t.title as "openTask", t.organizer_uid as "organizerUid", ${nameInSentence('o')} as person,
      ${localDay} as day, ${localTime} as time, t.time_zone as zone, ${portalAdministrators()} as administrators,
      ${entrants} as people, array(select j.person_uid from open_task_juror j where j.task_id = t.id) as jury,
      array(select distinct q.person_uid from open_task_question q where q.task_id = t.id) as askers
    from open_task t ${organizerJoin} where t.id = ${id}`.execute(db)
  return rows[0]
}

const readEntry = async (db: Db, id: number): Promise<{ entry: string; person: string } | undefined> => {
  const { rows } = await sql<{ entry: string; person: string }>`
    select e.title as entry, coalesce(p.name, ${nameInSentence('u')}) as person
    from open_task_entry e join person u on u.uid = e.person_uid left join project p on p.id = e.project_id
    where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Tabs of the page that notifications open; all others open the page itself. */
const tabs: Partial<Record<NotificationCode, string>> = {
  OPEN_TASK_TO_SCORE: 'jury',
  OPEN_TASK_RESULTS: 'results',
  OPEN_TASK_ENTERED: 'entries',
  OPEN_TASK_PROJECT_OFFERED: 'entry',
  OPEN_TASK_PROJECT_MADE: 'entries',
  OPEN_TASK_PROJECT_DECLINED: 'entries',
  OPEN_TASK_ASKED: 'questions',
  OPEN_TASK_ANSWERED: 'questions',
}

/** Notifies the people concerned by an event of an open task. */
export const notifyOfOpenTasks = noticeSubscriber({
  name: 'open-tasks.notify',
  notices,
  read: async ({ payload }: RaisedEvent<Payload>, db: Db) => {
    const facts = await readFacts(db, payload.id)
    const entry = payload.entryId === undefined ? undefined : await readEntry(db, payload.entryId)
    return facts && { ...facts, entry: null, reason: payload.comment ?? '', ...entry }
  },
  when: { OPEN_TASK_RECALLED: (_facts, { payload }) => payload.wasSeen === true },
  people: {
    portalAdmins: ({ administrators }) => administrators,
    organizer: ({ organizerUid }) => organizerUid,
    entrants: ({ people }) => people,
    askers: ({ askers }) => askers,
    jury: ({ jury }) => jury,
    juror: (_facts, { payload }) => payload.uid,
    person: (_facts, { payload }) => payload.uids ?? payload.uid,
  },
  link: (_facts, { code, event: { payload } }) => {
    const tab = tabs[code]
    return code === 'OPEN_TASK_RECALLED'
      ? linkTo('/bch/view/open-tasks', {})
      : linkTo('/bch/view/open-task', { openTaskId: payload.id, ...(tab ? { tab } : {}) })
  },
  unusual: () => ({ acceleratorId: null }),
})
