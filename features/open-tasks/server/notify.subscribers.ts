import { sql } from 'kysely'
import { draftNotice, notify, type Notice } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { openTaskEvents, openTaskNewsEvents } from '../domain/events.ts'
import { entrants, localDay, localTime } from './recipients.sql.ts'
import { organizerJoin } from './open-task.repository.ts'

type Payload = {
  id: number
  comment?: string
  uid?: string
  uids?: string[]
  entryId?: number
  /** Everybody saw the task that was recalled. */
  wasSeen?: boolean
}

type Told = {
  openTask: string
  organizerUid: string
  person: string
  day: string
  time: string
  zone: string
  administrators: string[]
  people: string[]
  jury: string[]
  /** Who asked something about it. */
  askers: string[]
}

const readTold = async (db: Db, id: number): Promise<Told | undefined> => {
  const { rows } = await sql<Told>`
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

type Draft = ReturnType<typeof draftNotice>

/** What each event is told as, and to whom. */
const noticesOf = async (db: Db, name: string, payload: Payload, told: Told): Promise<Draft[]> => {
  const { openTask, organizerUid, person, day, time, zone, people } = told
  const page = (tab?: string) =>
    linkTo('/bch/view/open-task', { openTaskId: payload.id, ...(tab ? { tab } : {}) })
  const toOrganizer = { recipients: [organizerUid], link: page() }
  const toEntrants = { recipients: people, link: page() }
  const reason = payload.comment ?? ''
  switch (name) {
    case 'OpenTaskSubmitted':
      return [
        draftNotice({
          code: 'OPEN_TASK_TO_MODERATE',
          params: { openTask, person },
          recipients: told.administrators,
          link: page(),
        }),
      ]
    case 'OpenTaskApproved':
      return [
        draftNotice({ ...toOrganizer, code: 'OPEN_TASK_APPROVED', params: { openTask, day, time, zone } }),
      ]
    case 'OpenTaskReturned':
      return [draftNotice({ ...toOrganizer, code: 'OPEN_TASK_RETURNED', params: { openTask, reason } })]
    case 'OpenTaskClosed':
      return [
        draftNotice({
          code: 'OPEN_TASK_TO_SCORE',
          params: { openTask },
          recipients: told.jury,
          link: page('jury'),
        }),
      ]
    case 'OpenTaskResults':
      return [
        draftNotice({
          code: 'OPEN_TASK_RESULTS',
          params: { openTask },
          recipients: [...people, ...told.jury, organizerUid],
          link: page('results'),
        }),
      ]
    case 'OpenTaskRecalled':
      return payload.wasSeen
        ? [
            draftNotice({
              code: 'OPEN_TASK_RECALLED',
              params: { openTask },
              recipients: told.askers,
              link: linkTo('/bch/view/open-tasks', {}),
            }),
          ]
        : []
    case 'OpenTaskCancelled':
      return [
        draftNotice({
          code: 'OPEN_TASK_CANCELLED',
          params: { openTask, reason },
          recipients: [...new Set([...people, ...told.askers, ...told.jury, organizerUid])],
          link: page(),
        }),
      ]
    case 'OpenTaskEntered': {
      const found = payload.entryId === undefined ? undefined : await readEntry(db, payload.entryId)
      return found
        ? [
            draftNotice({
              code: 'OPEN_TASK_ENTERED',
              params: { openTask, ...found },
              recipients: [organizerUid],
              link: page('entries'),
            }),
          ]
        : []
    }
    case 'OpenTaskChanged':
      return [
        draftNotice({
          code: 'OPEN_TASK_CHANGED',
          params: { openTask, person },
          recipients: told.administrators,
          link: page(),
        }),
      ]
    case 'OpenTaskChangeReverted':
      return [
        draftNotice({ ...toOrganizer, code: 'OPEN_TASK_CHANGE_REVERTED', params: { openTask, reason } }),
      ]
    case 'OpenTaskProjectsOffered':
      return [
        draftNotice({
          code: 'OPEN_TASK_PROJECT_OFFERED',
          params: { openTask, person },
          recipients: payload.uids ?? [],
          link: page('entry'),
        }),
      ]
    case 'OpenTaskProjectMade':
    case 'OpenTaskProjectDeclined': {
      const found = payload.entryId === undefined ? undefined : await readEntry(db, payload.entryId)
      const code = name === 'OpenTaskProjectMade' ? 'OPEN_TASK_PROJECT_MADE' : 'OPEN_TASK_PROJECT_DECLINED'
      return found
        ? [
            draftNotice({
              code,
              params: { openTask, ...found },
              recipients: [organizerUid],
              link: page('entries'),
            }),
          ]
        : []
    }
    case 'OpenTaskQuestionAsked':
      return [
        draftNotice({
          code: 'OPEN_TASK_ASKED',
          params: { openTask },
          recipients: [organizerUid],
          link: page('questions'),
        }),
      ]
    case 'OpenTaskQuestionAnswered':
      return [
        draftNotice({
          code: 'OPEN_TASK_ANSWERED',
          params: { openTask },
          recipients: [...people, ...(payload.uid ? [payload.uid] : [])],
          link: page('questions'),
        }),
      ]
    case 'OpenTaskJurorAdded':
      return payload.uid
        ? [
            draftNotice({
              code: 'OPEN_TASK_JURY',
              params: { openTask, person },
              recipients: [payload.uid],
              link: page(),
            }),
          ]
        : []
    case 'OpenTaskDeadlineMoved':
      return [
        draftNotice({
          ...toEntrants,
          code: 'OPEN_TASK_MOVED',
          params: { openTask, day, time, zone, reason },
        }),
      ]
    case 'OpenTaskCriteriaChanged':
      return [
        draftNotice({
          code: 'OPEN_TASK_CRITERIA',
          params: { openTask, reason },
          recipients: [...people, ...told.jury],
          link: page(),
        }),
      ]
    default:
      // What whoever did it, or whoever waits for the instant, knows.
      return []
  }
}

/** Tells whoever is concerned what happens at open tasks. */
export const notifyOfOpenTasks = subscriber<Payload>({
  name: 'open-tasks.notify',
  events: [...openTaskEvents, ...openTaskNewsEvents],
  run: async ({ db }, event) => {
    const told = await readTold(db, event.payload.id)
    if (!told) return
    for (const notice of await noticesOf(db, event.name, event.payload, told))
      await notify(db, {
        ...(notice as Notice),
        eventId: event.id,
        senderUid: event.actorUid,
        acceleratorId: null,
      })
  },
})
