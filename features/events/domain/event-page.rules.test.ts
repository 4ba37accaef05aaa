import { expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { eventLinksOf, eventTabsOf } from './event-page.rules.ts'
import { heldEventStates } from './states.ts'

const readers = ['host', 'juror', 'invited', 'public'] as const

const facts = (
  reader: (typeof readers)[number],
  status: (typeof heldEventStates)[number],
  given: object = {},
) => ({
  status,
  kind: 'DEMO_DAY' as const,
  takesGuests: true,
  hasBegun: false,
  isHost: reader === 'host',
  isJuror: reader === 'juror',
  isInvited: reader === 'invited',
  ...given,
})

// Letters: about, projects, guests, jury, after, invite; of a demo day with guests that has begun.
const tabs = matrix(
  heldEventStates,
  readers,
  `            host    juror  invited  public
  DRAFT      a-p-j-i  a-j    a        a
  PUBLISHED  a-p-g-j-f-i  a-j  a-f    a
  CANCELLED  a-p-g    a      a        a
  OVER       a-p-g-j-f  a-j  a-f      a`,
)

const letters = { about: 'a', projects: 'p', guests: 'g', jury: 'j', after: 'f', invite: 'i' }

test.each(heldEventStates)('tabs of an event in the state %s that has begun', (status) => {
  for (const reader of readers) {
    const shown = eventTabsOf(facts(reader, status, { hasBegun: true }))
    expect(shown.map((tab) => letters[tab]).join('-'), reader).toBe(tabs[status][reader])
  }
})

test('nothing of afterwards before it begins, no jury of a workshop, no guests where none register', () => {
  expect(eventTabsOf(facts('host', 'PUBLISHED'))).not.toContain('after')
  expect(eventTabsOf(facts('host', 'PUBLISHED', { kind: 'WORKSHOP' }))).not.toContain('jury')
  expect(eventTabsOf(facts('host', 'PUBLISHED', { takesGuests: false }))).not.toContain('guests')
})

test.each([
  ['DRAFT', [], []],
  ['PUBLISHED', ['door', 'calendar'], ['calendar']],
  ['CANCELLED', ['calendar'], ['calendar']],
  ['OVER', ['door', 'calendar'], ['calendar']],
] as const)('what is opened from the page of an event in the state %s', (status, host, others) => {
  expect(eventLinksOf({ status, isHost: true })).toEqual(host)
  expect(eventLinksOf({ status, isHost: false })).toEqual(others)
})
