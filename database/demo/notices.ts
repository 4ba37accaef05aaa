import type { NotificationCode } from '../../features/communication/domain/notification-codes.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import type { Action } from './actions.ts'
import type { Filed } from './requests.ts'
import type { Scene } from './scene.ts'
import type { Work } from './work.ts'

type Notice = {
  code: NotificationCode
  params: Record<string, string>
  to: readonly Person[]
  from: Person | null
  acceleratorId: number
  link: string
  day: number
}

const details = '/bch/view/my-acceleration-requests/initiator-details'

const ofRequest = (filed: Filed): Notice[] => {
  const { lane, venture, row, status, day, decidedDay, decider } = filed
  const params = { project: venture.row.name, track: lane.row.name }
  const team = [...lane.house.team, ...lane.house.admins, ...lane.house.teamTrackers]
  const about = { acceleratorId: row.accelerator_id, params }
  const teamLink = `/bch/view/projects-in-work?requestId=${row.id}`
  const created: Notice = {
    ...about,
    code: 'REQUEST_APPROVAL_IN_ACCELERATOR',
    to: team,
    from: venture.leader,
    link: teamLink,
    day,
  }
  const decided = { ...about, from: decider, day: decidedDay, link: '/bch/view/my-acceleration-requests' }
  const outcomes: Record<Filed['status'], Notice[]> = {
    NEW: [],
    ACCEPT: [
      { ...decided, code: 'EVENT_ACCEPTED_ACCELERATOR', params: { ...params, note: '' }, to: venture.team },
    ],
    REJECT: [
      {
        ...decided,
        code: 'EVENT_REJECTED_ACCELERATOR',
        params: { ...params, reason: row.reason },
        to: venture.team,
      },
    ],
    CANCEL: [{ ...decided, code: 'REQUEST_REVOKED', to: team, link: teamLink }],
  }
  return [created, ...outcomes[status]]
}

const ofTracker = ({ row, filed, tracker }: Work): Notice[] =>
  tracker
    ? [
        {
          code: 'TRACKER_SET',
          params: {
            project: filed.venture.row.name,
            track: filed.lane.row.name,
            person: `${tracker.last_name} ${tracker.first_name}`,
          },
          to: [...filed.venture.team, tracker],
          from: filed.lane.house.admins[0]!,
          acceleratorId: row.accelerator_id,
          link: `${details}?projectTrackId=${row.id}`,
          day: filed.decidedDay * 0.99,
        },
      ]
    : []

const ofAction = ({ work, chore, action, actor, comment, day }: Action): Notice[] => {
  const { filed, tracker, row } = work
  const params = { project: filed.venture.row.name, task: chore.name }
  const link = `${details}?projectTrackId=${row.id}&taskId=${chore.row.id}`
  const about = { from: actor, acceleratorId: row.accelerator_id, link, day }
  const reviewers = tracker ? [tracker] : [...filed.lane.house.team, ...filed.lane.house.admins]
  const team = filed.venture.team
  switch (action) {
    case 'start':
      return [{ ...about, code: 'PROJECT_STARTED_IMPLEMENTATION_EVENT', params, to: reviewers }]
    case 'complete':
      return [{ ...about, code: 'PROJECT_FINISHED_IMPLEMENTATION_EVENT', params, to: reviewers }]
    case 'return':
      return [{ ...about, code: 'TASK_RETURNED', params: { ...params, comment }, to: team }]
    case 'accept':
      return [{ ...about, code: 'TASK_ACCEPTED', params, to: team }]
    case 'discard':
      return [{ ...about, code: 'TASK_DISCARDED', params: { ...params, reason: comment }, to: team }]
    default:
      return []
  }
}

/** Notifications of what happened, as the subscribers would send them: old ones are read, most of the last days' are not. */
export const sendNotices = async (
  scene: Scene,
  content: { filed: Filed[]; works: Work[]; actions: Action[] },
): Promise<void> => {
  const notices = [
    ...content.filed.flatMap(ofRequest),
    ...content.works.flatMap(ofTracker),
    ...content.actions.flatMap(ofAction),
  ].toSorted((a, b) => b.day - a.day)
  const read = (day: number): string | null =>
    scene.chance.happens(day > 6 ? 0.97 : 0.3) ? scene.calendar.ago(day * scene.chance.next()) : null
  await insertAll(
    scene.db,
    'notification',
    notices.flatMap(({ to, from, code, params, acceleratorId, link, day }) =>
      to
        .filter((person) => person.uid !== from?.uid)
        .map((person) => ({
          code,
          params,
          recipient_uid: person.uid,
          sender_uid: from?.uid ?? null,
          accelerator_id: acceleratorId,
          link,
          read_at: read(day),
          created_at: scene.calendar.ago(day),
        })),
    ),
  )
}
