import { describe, expect, test } from 'vitest'
import { system } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, person, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { runningPitch, timesOf } from './agenda.rules.ts'
import {
  heldEventMachine,
  eventHosting,
  heldEvents,
  publicEvents,
  type HeldEventFacts,
} from './event.machine.ts'
import { eventGuestMachine } from './guest.machine.ts'
import { eventInvitationMachine } from './invitation.machine.ts'
import {
  guestMoves,
  guestStates,
  heldEventMoves,
  heldEventStates,
  invitationMoves,
  invitationStates,
} from './states.ts'

const event: HeldEventFacts = {
  acceleratorId: own,
  personUid: null,
  status: 'PUBLISHED',
  isPublic: false,
  isHostActive: true,
  memberUids: ['leader', 'member'],
  comingUids: ['leader', 'member'],
  jurorUids: [],
}

const invitation = {
  acceleratorId: own,
  personUid: null,
  leaderUid: 'leader',
  memberUids: ['leader', 'member'],
  isOpen: true,
  hasBegun: true,
}

const everybody = Object.keys(actors) as ActorName[]

const may = matrix(
  everybody,
  ['manage', 'answer', 'keep', 'hold'],
  `                 manage  answer  keep  hold
  guest            404     404     404   404
  stranger         404     404     404   404
  leader           403     yes     404   404
  member           403     403     404   404
  team             yes     403     404   yes
  team admin       yes     403     404   yes
  team tracker     yes     403     404   yes
  tracker          404     404     404   404
  other tracker    404     404     404   404
  expert           404     404     404   404
  mentor           404     404     404   404
  team in project  yes     403     404   yes
  foreign admin    404     404     404   404
  portal admin     404     404     404   404
  portal deputy    404     404     404   404`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

const byOf = { publish: 'manage', cancel: 'manage', finish: 'keep' } as const

const eventTargets = matrix(
  heldEventStates,
  heldEventMoves,
  `           publish    cancel     finish
  DRAFT      PUBLISHED  -          -
  PUBLISHED  -          CANCELLED  OVER
  CANCELLED  -          -          -
  OVER       -          -          -`,
)

const answers = new Set(['ask', 'accept', 'join', 'decline'])
const systemMoves = new Set(['offer', 'lapse'])

const targets = matrix(
  invitationStates,
  invitationMoves,
  `          invite   ask        accept    join     decline   admit     queue    refuse   withdraw   offer    lapse    attend    miss
  REQUESTED  -        -          -         -        DECLINED  ACCEPTED  WAITING  REFUSED  -          -        -        -         -
  INVITED    -        -          ACCEPTED  WAITING  DECLINED  -         -        -        WITHDRAWN  -        -        -         -
  WAITING    -        -          -         -        DECLINED  ACCEPTED  -        REFUSED  -          OFFERED  -        -         -
  OFFERED    -        -          ACCEPTED  -        DECLINED  -         -        -        WITHDRAWN  -        EXPIRED  -         -
  ACCEPTED   -        -          -         -        DECLINED  -         -        -        WITHDRAWN  -        -        ATTENDED  MISSED
  DECLINED   INVITED  REQUESTED  -         -        -         -         -        -        -          -        -        -         -
  REFUSED    INVITED  -          -         -        -         -         -        -        -          -        -        -         -
  WITHDRAWN  INVITED  -          -         -        -         -         -        -        -          -        -        -         -
  EXPIRED    INVITED  REQUESTED  -         -        -         -         -        -        -          -        -        -         -
  ATTENDED   -        -          -         -        -         -         -        -        -          -        -        -         MISSED
  MISSED     -        -          -         -        -         -         -        -        -          -        -        ATTENDED  -`,
)

const guestTargets = matrix(
  guestStates,
  guestMoves,
  `          confirm    queue    promote    cancel     remove   attend    miss
  PENDING    CONFIRMED  WAITING  -          CANCELLED  REMOVED  -         -
  CONFIRMED  -          -        -          CANCELLED  REMOVED  ATTENDED  MISSED
  WAITING    -          -        CONFIRMED  CANCELLED  REMOVED  -         -
  CANCELLED  -          -        -          -          -        -         -
  REMOVED    -          -        -          -          -        -         -
  ATTENDED   -          -        -          -          -        -         MISSED
  MISSED     -          -        -          -          -        ATTENDED  -`,
)

const byLink = new Set(['confirm', 'queue', 'cancel'])

test('the portal itself ends events and moves the waiting lists, and does nothing else', () => {
  const guest = {
    acceleratorId: own,
    personUid: null,
    isGuest: true,
    isOpen: true,
    takesGuests: true,
    hasBegun: true,
  }
  const expected = (target: string, isOwn: boolean) =>
    isOwn ? (target === '-' ? 'STATE_CHANGED' : null) : 'NOT_FOUND'
  for (const state of heldEventStates)
    for (const move of heldEventMoves)
      expect(refusal(heldEventMachine, state, move, system, { ...event, status: state, isOver: true })).toBe(
        expected(eventTargets[state][move], move === 'finish'),
      )
  for (const state of invitationStates)
    for (const move of invitationMoves)
      expect(refusal(eventInvitationMachine, state, move, system, invitation)).toBe(
        expected(targets[state][move], systemMoves.has(move)),
      )
  for (const state of guestStates)
    for (const move of guestMoves)
      expect(refusal(eventGuestMachine, state, move, system, guest)).toBe(
        expected(guestTargets[state][move], move === 'promote'),
      )
})

describe.each(everybody)('%s', (name) => {
  test.each(heldEventStates)('moves an event in the state %s', (state) => {
    for (const move of heldEventMoves) {
      // A draft is visible only to its hosts.
      const facts = { ...event, status: state, isOver: false }
      const denied =
        state === 'DRAFT' && byOf[move] === 'manage' && may[name].manage !== 'yes'
          ? 'NOT_FOUND'
          : refusals[may[name][byOf[move]]]
      const to = eventTargets[state][move]
      expect(refusal(heldEventMachine, state, move, actors[name], facts), move).toBe(
        denied ?? (to === '-' ? 'STATE_CHANGED' : null),
      )
      if (to !== '-') expect(heldEventMachine.transitions[move].to).toBe(to)
    }
  })

  test.each(invitationStates)('moves a project in the state %s', (state) => {
    for (const move of invitationMoves) {
      const by = answers.has(move) ? 'answer' : systemMoves.has(move) ? 'keep' : 'manage'
      const to = targets[state][move]
      expect(refusal(eventInvitationMachine, state, move, actors[name], invitation), move).toBe(
        refusals[may[name][by]] ?? (to === '-' ? 'STATE_CHANGED' : null),
      )
      if (to !== '-') expect(eventInvitationMachine.transitions[move].to).toBe(to)
    }
  })

  test.each(guestStates)('moves a guest in the state %s', (state) => {
    const guest = {
      acceleratorId: own,
      personUid: null,
      isGuest: false,
      isOpen: true,
      takesGuests: true,
      hasBegun: true,
    }
    // Users who may not see guests get 404; only the portal itself promotes from the waiting list.
    const asManager = may[name].manage === '403' ? '404' : may[name].manage
    const asGuest = may[name].manage === 'yes' ? '403' : '404'
    for (const move of guestMoves) {
      const by = byLink.has(move) ? asGuest : move === 'promote' ? may[name].keep : asManager
      const to = guestTargets[state][move]
      expect(refusal(eventGuestMachine, state, move, actors[name], guest), move).toBe(
        refusals[by] ?? (to === '-' ? 'STATE_CHANGED' : null),
      )
      // Their link makes anybody the guest, and nothing more.
      const linked = refusal(eventGuestMachine, state, move, actors[name], { ...guest, isGuest: true })
      if (byLink.has(move)) expect(linked, move).toBe(to === '-' ? 'STATE_CHANGED' : null)
      if (to !== '-') expect(eventGuestMachine.transitions[move].to).toBe(to)
    }
  })

  test('hosts events in the name of the accelerator or not, and in their own as a mentor', () => {
    const facts = { acceleratorId: own, personUid: null }
    expect(eventHosting.host.allows(actors[name], facts)).toBe(may[name].hold === 'yes')
    const actor = actors[name]
    const uid = actor.kind === 'person' ? actor.uid : null
    expect(eventHosting.host.allows(actor, { acceleratorId: null, personUid: uid })).toBe(name === 'mentor')
  })
})

test('calling oneself something gives no right to host events; investors and an accelerator’s mentors have it', () => {
  const holds = (holder: Parameters<typeof person>[1]) =>
    eventHosting.host.allows(person('anna', holder), { acceleratorId: null, personUid: 'anna' })
  expect(holds({ roles: ['EXP', 'MNT', 'TRC', 'HTUSR'] })).toBe(false)
  expect(holds({ roles: ['INV'] })).toBe(true)
  expect(holds({ as: ['MNT'] })).toBe(true)
  expect(
    eventHosting.host.allows(person('anna', { as: ['MNT'] }), { acceleratorId: null, personUid: 'boris' }),
  ).toBe(false)
})

test('an event of a host without the role any more is theirs only to cancel, as an administrator may a public one', () => {
  const own = { ...event, acceleratorId: null, personUid: 'stranger', isPublic: true, isOver: false }
  expect(refusal(heldEventMachine, 'PUBLISHED', 'cancel', actors.stranger, own)).toBeNull()
  expect(
    refusal(heldEventMachine, 'PUBLISHED', 'cancel', actors.stranger, { ...own, isPublic: false }),
  ).toBeNull()
  expect(heldEvents.manage.allows(actors.stranger, own)).toBe(false)
  expect(refusal(heldEventMachine, 'PUBLISHED', 'cancel', actors['portal admin'], own)).toBeNull()
  expect(
    refusal(heldEventMachine, 'DRAFT', 'publish', actors['portal admin'], { ...own, status: 'DRAFT' }),
  ).toBe('NOT_FOUND')
  expect(
    refusal(eventInvitationMachine, 'REQUESTED', 'admit', actors.stranger, {
      ...invitation,
      acceleratorId: null,
      personUid: 'stranger',
    }),
  ).toBe('ACCESS_DENIED')
})

test('files are for those who come and for the jury, scores for the jury and the hosts', () => {
  const withPeople = { ...event, comingUids: ['leader'], jurorUids: ['expert'] }
  const allowed = (action: 'read' | 'score' | 'seeScores') =>
    everybody.filter((name) => heldEvents[action].allows(actors[name], withPeople)).toSorted()
  const hosting = ['team', 'team admin', 'team in project', 'team tracker']
  expect(allowed('read')).toEqual(['expert', 'leader', ...hosting].toSorted())
  expect(allowed('score')).toEqual(['expert'])
  expect(allowed('seeScores')).toEqual(['expert', ...hosting].toSorted())
  expect(heldEvents.view.allows(actors.expert, withPeople)).toBe(true)
})

test('a public event is visible while its host is active', () => {
  const gone = { ...event, isPublic: true, isHostActive: false }
  expect(publicEvents.view.allows(actors.guest, { ...gone, isHostActive: true })).toBe(true)
  expect(publicEvents.view.allows(actors.guest, gone)).toBe(false)
  expect(heldEvents.view.allows(actors.stranger, gone)).toBe(false)
  expect(heldEvents.view.allows(actors['portal admin'], gone)).toBe(true)
})

test('a closed event moves no more, and nobody has come before it begins', () => {
  const closed = { ...invitation, isOpen: false, hasBegun: false }
  expect(refusal(eventInvitationMachine, 'INVITED', 'accept', actors.leader, closed)).toBe('EVENT_CLOSED')
  expect(refusal(eventInvitationMachine, 'ACCEPTED', 'attend', actors.team, closed)).toBe('EVENT_NOT_BEGUN')
  expect(refusal(heldEventMachine, 'PUBLISHED', 'cancel', actors.team, { ...event, isOver: true })).toBe(
    'EVENT_CLOSED',
  )
})

test('pitches follow each other from the beginning, and one is on at a time', () => {
  const times = timesOf(
    [
      { title: 'A', minutes: 10 },
      { title: 'B', minutes: 5 },
    ],
    0,
  )
  expect(times.map(({ from, to }) => [from, to])).toEqual([
    [0, 600_000],
    [600_000, 900_000],
  ])
  expect([-1, 0, 599_999, 600_000, 900_000].map((now) => runningPitch(times, now)?.title ?? null)).toEqual([
    null,
    'A',
    'A',
    'B',
    null,
  ])
})
