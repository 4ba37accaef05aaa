import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { listTrackerWork } from '../../overviews/contract/tracker-work.endpoints.ts'
import { performers, taskStates, type Performer, type TaskState } from '../../participations/domain/states.ts'
import { waitsFor, type WaitedFor } from '../../participations/domain/waits-for.rules.ts'
import { getAgenda } from '../contract/agenda.endpoints.ts'

/**
 * The agenda reads its tasks in SQL, lists and pages ask `waitsFor`: for every state, performer, review and block of a
 * task they name the same person.
 */
const situations = [
  'usual',
  'at expert',
  'blocked',
  'no tracker',
  'blocked tracker',
  'handed in by the tracker',
] as const

type Case = {
  state: TaskState
  performer: Performer
  situation: (typeof situations)[number]
  projectTrackId: number
}

let portal: TestPortal
let acceleratorId: number
let people: Record<'leader' | 'team' | 'tracker' | 'author' | 'blocked' | 'expert', Person>
const cases: Case[] = []

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  acceleratorId = accelerator.id
  people = {
    leader: await make.person(),
    team: await make.member({ accelerator, role: 'ACC' }),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    author: await make.member({ accelerator, role: 'TRC' }),
    blocked: await make.member({ accelerator, role: 'TRC', blocked: true }),
    expert: await make.member({ accelerator, role: 'EXP' }),
  }
  const trackers: Partial<Record<Case['situation'], Person | null>> = {
    'no tracker': null,
    'blocked tracker': people.blocked,
    'handed in by the tracker': people.author,
  }
  for (const performer of performers) {
    const track = await make.track({ accelerator })
    await make.trackpoint({ track, performer, name: performer })
    for (const state of taskStates)
      for (const situation of situations) {
        const project = await make.project({ leader: people.leader })
        const tracker = trackers[situation] === undefined ? people.tracker : trackers[situation]
        const work = await make.participation({
          track,
          project,
          states: [state],
          ...(tracker && { tracker }),
          ...(situation === 'blocked' ? { access_status: 'BLOCKED' } : {}),
        })
        if (situation === 'at expert' && state === 'DONE_CODE')
          await make.expertJob({ task: work.tasks[0]!, expert: people.expert, status: 'NEW' })
        if (situation === 'handed in by the tracker')
          await sql`insert into audit_entry (accelerator_id, subject, subject_id, action, actor_uid)
            values (${accelerator.id}, 'task', ${work.tasks[0]!.id}, 'complete', ${people.author.uid})`.execute(
            portal.db,
          )
        cases.push({ state, performer, situation, projectTrackId: work.id })
      }
  }
}, 120_000)

/** Participations with a task of this kind in the agenda of a person. */
const waiting = async (person: Person, kind: 'task' | 'review'): Promise<Set<number>> => {
  const { body } = await portal.as(person).send(getAgenda, {
    query: { kind, limit: '50' },
    headers: { 'accelerator-id': String(acceleratorId) },
  })
  return new Set(
    (body as ResponseOf<typeof getAgenda>).items.map(({ link }) =>
      Number(new URLSearchParams(link.split('?')[1]).get('projectTrackId')),
    ),
  )
}

const waitsOf = ({ state, performer, situation }: Case): WaitedFor => {
  const hasTracker = situation !== 'no tracker' && situation !== 'blocked tracker'
  return waitsFor({
    allowed: situation !== 'blocked',
    state,
    performer,
    hasLeader: true,
    hasTracker,
    trackerMayReview: hasTracker && (performer === 'TEAM' || situation !== 'handed in by the tracker'),
    atExpert: situation === 'at expert' && state === 'DONE_CODE',
  })
}

test('what waits for a person by the rule is in their agenda, and nothing else is', async () => {
  const found = {
    TEAM: await waiting(people.leader, 'task'),
    ACCELERATOR: await waiting(people.team, 'task'),
    TRACKER: await waiting(people.tracker, 'task'),
    reviewOfTeam: await waiting(people.team, 'review'),
    reviewOfTracker: await waiting(people.tracker, 'review'),
    reviewOfAuthor: await waiting(people.author, 'review'),
  }
  const disagreeing = cases.filter((one) => {
    const { state, performer, situation, projectTrackId } = one
    const waits = waitsOf(one)
    // The agenda has a selection as a whole, by its record, not each of its tasks.
    const isSelected = state === 'AUTO_SELECT_PASS' || state === 'AUTO_SELECT_FAIL'
    const isHandedIn = state === 'DONE_CODE'
    const isOfAuthor = situation === 'handed in by the tracker'
    const expected = {
      TEAM: waits === 'TEAM',
      // A tracker's task without one is under the projects that need a tracker.
      ACCELERATOR: waits === 'ACCELERATOR' && !isHandedIn && !isSelected && performer === 'ACCELERATOR',
      TRACKER: waits === 'TRACKER' && !isHandedIn && !isOfAuthor,
      // The accelerator's team may always review, but only what waits for it is in its agenda.
      reviewOfTeam: isHandedIn && waits === 'ACCELERATOR',
      reviewOfTracker: isHandedIn && waits === 'TRACKER' && !isOfAuthor,
      reviewOfAuthor: isHandedIn && waits === 'TRACKER' && isOfAuthor,
    }
    return Object.entries(expected).some(
      ([key, is]) => found[key as keyof typeof found].has(projectTrackId) !== is,
    )
  })
  expect(disagreeing).toEqual([])
  expect(found.TEAM.size).toBe(15)
  expect(found.reviewOfTracker.size).toBeGreaterThan(0)
})

test('the list of projects in work says who the rule names', async () => {
  const listed = new Map<number, WaitedFor>()
  for (let after: string | null = ''; after !== null;) {
    const { body } = await portal.as(people.team).send(listProjectsInWork, {
      query: { limit: '50', ...(after && { after }) },
      headers: { 'accelerator-id': String(acceleratorId) },
    })
    const page = body as ResponseOf<typeof listProjectsInWork>
    for (const { participation, waits } of page.items) if (participation) listed.set(participation.id, waits)
    after = page.next
  }
  // Rejected ones are listed only on request.
  const shown = cases.filter(({ state, situation }) => state !== 'DISCARD_CODE' || situation === 'blocked')
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(shown.map((one) => [one.projectTrackId, waitsOf(one)])),
  )
})

test('a tracker’s workload counts as awaiting review what waits for them by the rule', async () => {
  const { body } = await portal.as(people.team).call(listTrackerWork, {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: {},
  })
  const row = (body as ResponseOf<typeof listTrackerWork>).items.find(
    ({ person }) => person.uid === people.tracker.uid,
  )
  const waiting = cases.filter(
    (one) =>
      one.state === 'DONE_CODE' && waitsOf(one) === 'TRACKER' && one.situation !== 'handed in by the tracker',
  )
  expect(waiting.length).toBeGreaterThan(0)
  expect(row?.waiting).toBe(waiting.length)
})
