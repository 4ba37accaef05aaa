import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Action } from './actions.ts'
import { words } from './content/words.ts'
import type { Venture } from './projects.ts'
import type { Filed } from './requests.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'
import type { Work } from './work.ts'

type Entry = {
  accelerator_id: number | null
  subject: string
  subject_id: string
  action: string
  from_state: string | null
  to_state: string | null
  actor_uid: string
  comment: string
  day: number
}

const decisions = { ACCEPT: 'accept', REJECT: 'reject', CANCEL: 'revoke' } as const

const ofProjects = (ventures: readonly Venture[]): Entry[] =>
  ventures.map(({ row, leader, age }) => ({
    accelerator_id: null,
    subject: 'project',
    subject_id: String(row.id),
    action: 'create',
    from_state: null,
    to_state: null,
    actor_uid: leader.uid,
    comment: '',
    day: age,
  }))

const ofTracks = (lanes: readonly Lane[]): Entry[] =>
  lanes.flatMap(({ row, house, plan }, i) => {
    const made = {
      accelerator_id: row.accelerator_id,
      subject: 'track',
      subject_id: String(row.id),
      actor_uid: house.admins[0]!.uid,
      comment: '',
    }
    const day = house.plan.age - 5 - i / 10
    const step = (action: string, from_state: string | null, to_state: string, at: number): Entry => ({
      ...made,
      action,
      from_state,
      to_state,
      day: at,
    })
    return [
      step('create', null, 'DRAFT', day),
      ...(plan.status === 'DRAFT' ? [] : [step('publish', 'DRAFT', 'PUBLISHED', day - 1)]),
      ...(plan.status === 'ARCHIVE' ? [step('archive', 'PUBLISHED', 'ARCHIVE', 80)] : []),
    ]
  })

const ofRequests = (filed: readonly Filed[]): Entry[] =>
  filed.flatMap(({ row, venture, status, day, decidedDay, decider }) => {
    const about = {
      accelerator_id: row.accelerator_id,
      subject: 'acceleration_request',
      subject_id: String(row.id),
    }
    const created = {
      ...about,
      action: 'create',
      from_state: null,
      to_state: decider || status === 'NEW' ? 'NEW' : 'ACCEPT',
      actor_uid: venture.leader.uid,
      comment: row.message,
      day,
    }
    if (status === 'NEW' || !decider) return [created]
    const decided = {
      ...about,
      action: decisions[status],
      from_state: 'NEW',
      to_state: status,
      actor_uid: decider.uid,
      comment: row.reason,
      day: decidedDay,
    }
    return [created, decided]
  })

const ofWorks = (scene: Scene, works: readonly Work[]): Entry[] =>
  works.flatMap(({ row, filed, tracker, blocked }) => {
    const about = {
      accelerator_id: row.accelerator_id,
      subject: 'participation',
      subject_id: String(row.id),
      actor_uid: filed.lane.house.admins[0]!.uid,
    }
    const day = filed.decidedDay * 0.99
    return [
      ...(tracker
        ? [{ ...about, action: 'assignTracker', from_state: null, to_state: tracker.uid, comment: '', day }]
        : []),
      ...(blocked
        ? [
            {
              ...about,
              action: 'BLOCK',
              from_state: 'ALLOWED_TO_WORK',
              to_state: 'BLOCKED',
              comment: scene.chance.pick(words[filed.lane.house.plan.locale].blocks),
              day: 1 + scene.chance.next() * 9,
            },
          ]
        : []),
    ]
  })

const ofActions = (actions: readonly Action[]): Entry[] =>
  actions.map(({ work, chore, action, from, to, actor, comment, day }) => ({
    accelerator_id: work.row.accelerator_id,
    subject: 'task',
    subject_id: String(chore.row.id),
    action,
    from_state: from,
    to_state: to,
    actor_uid: actor.uid,
    comment,
    day,
  }))

/** Writes the audit trail for all states, oldest first. */
export const writeTrail = async (
  scene: Scene,
  content: { ventures: Venture[]; lanes: Lane[]; filed: Filed[]; works: Work[]; actions: Action[] },
): Promise<void> => {
  const entries = [
    ...ofProjects(content.ventures),
    ...ofTracks(content.lanes),
    ...ofRequests(content.filed),
    ...ofWorks(scene, content.works),
    ...ofActions(content.actions),
  ].toSorted((a, b) => b.day - a.day)
  await insertAll(
    scene.db,
    'audit_entry',
    entries.map(({ day, ...entry }) => ({ ...entry, at: scene.calendar.ago(day) })),
  )
}
