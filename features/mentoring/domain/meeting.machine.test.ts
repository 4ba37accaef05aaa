import { describe, expect, test } from 'vitest'
import { system, type Person } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { meetingMachine } from './meeting.machine.ts'
import { meetings, officeHours } from './mentoring.policy.ts'
import { meetingMoves, meetingStates } from './states.ts'

const meeting = {
  acceleratorId: own,
  personUid: 'mentor',
  leaderUid: 'leader',
  memberUids: ['leader', 'member'],
  begun: false,
  late: false,
}

const everybody = Object.keys(actors) as ActorName[]

const may = matrix(
  everybody,
  ['change', 'conduct', 'hours', 'agree', 'thank', 'keep'],
  `                 change  conduct  hours  agree  thank  keep
  guest            404     404      404    404    404    404
  stranger         404     404      404    404    404    404
  leader           yes     403      404    yes    yes    404
  member           403     403      404    yes    403    404
  team             403     403      403    403    403    404
  team admin       403     403      403    403    403    404
  team tracker     403     403      403    403    403    404
  tracker          404     404      404    404    404    404
  other tracker    404     404      404    404    404    404
  expert           404     404      404    404    404    404
  mentor           yes     yes      yes    yes    403    404
  team in project  403     403      403    403    403    404
  foreign admin    404     404      404    404    404    404
  portal admin     404     404      404    404    404    404
  portal deputy    404     404      404    404    404    404`,
)

const targets = matrix(
  meetingStates,
  meetingMoves,
  `           move    cancel     hold  miss    release
  BOOKED     BOOKED  CANCELLED  HELD  MISSED  CANCELLED
  CANCELLED  -       -          -     -       -
  HELD       -       -          -     MISSED  -
  MISSED     -       -          HELD  -       -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }
const by = { move: 'change', cancel: 'change', hold: 'conduct', miss: 'conduct', release: 'keep' } as const

test.each(meetingStates)('the portal itself only releases a meeting in the state %s', (state) => {
  for (const move of meetingMoves) {
    const released = targets[state][move] === '-' ? 'STATE_CHANGED' : null
    expect(refusal(meetingMachine, state, move, system, meeting), move).toBe(
      move === 'release' ? released : 'NOT_FOUND',
    )
  }
})

describe.each(everybody)('%s', (name) => {
  test.each(meetingStates)('moves a meeting in the state %s', (state) => {
    for (const move of meetingMoves) {
      const to = targets[state][move]
      const facts = { ...meeting, begun: by[move] === 'conduct' }
      expect(refusal(meetingMachine, state, move, actors[name], facts), move).toBe(
        refusals[may[name][by[move]]] ?? (to === '-' ? 'STATE_CHANGED' : null),
      )
      if (to !== '-') expect(meetingMachine.transitions[move].to).toBe(to)
    }
  })

  test('agrees on tasks and thanks, or not', () => {
    for (const action of ['agree', 'thank'] as const) {
      const { allows, visible } = meetings[action]
      const verdict = allows(actors[name], meeting) ? 'yes' : visible(actors[name], meeting) ? '403' : '404'
      expect(verdict, action).toBe(may[name][action])
    }
  })

  test('sets the office hours of the mentor or not', () => {
    const facts = { acceleratorId: own, personUid: 'mentor', leads: false }
    const verdict = officeHours.manage.allows(actors[name], facts)
      ? 'yes'
      : officeHours.view.allows(actors[name], facts)
        ? '403'
        : '404'
    expect(verdict).toBe(may[name].hours)
  })
})

test('a mentor without the role any more sees their past meetings, and changes nothing', () => {
  const gone: Person = { ...actors.mentor, memberships: [] }
  expect(meetings.view.allows(gone, meeting)).toBe(true)
  for (const action of ['change', 'conduct', 'agree'] as const)
    expect(meetings[action].allows(gone, meeting), action).toBe(false)
  expect(officeHours.manage.allows(gone, { acceleratorId: own, personUid: 'mentor', leads: false })).toBe(
    false,
  )
})

test('what has begun or is too near is not moved, and nothing is marked before it begins', () => {
  const verdictOn = (facts: object, move: 'move' | 'cancel' | 'hold') =>
    refusal(meetingMachine, 'BOOKED', move, actors.mentor, { ...meeting, ...facts })
  expect([
    verdictOn({ begun: true }, 'move'),
    verdictOn({ late: true }, 'cancel'),
    verdictOn({}, 'hold'),
  ]).toEqual(['MEETING_BEGUN', 'MEETING_LATE', 'MEETING_NOT_BEGUN'])
})
