import { expect, test } from 'vitest'
import { possibleActions } from '#platform/domain/machine.ts'
import { actors as known, own, person } from '../../../tests/support/actors.ts'
import { dealMachine, dealOpenings, deals, figureAsks, outcomes, type DealFacts } from './deal.machine.ts'
import { dealStates } from './states.ts'
import { halfYearsAfter, lastHalfYearEnd, survivalOf } from './survival.rules.ts'

const actors = {
  ...known,
  investor: person('investor', { roles: ['INV'] }),
  colleague: person('colleague', { roles: ['INV'] }),
  'ex-colleague': person('ex-colleague', { roles: ['INV'] }),
  'no investor any more': person('investor'),
}
const names = Object.keys(actors) as (keyof typeof actors)[]
const founders = ['leader', 'member', 'team in project']
const team = ['team', 'team admin', 'team tracker']

const facts = (given: Partial<DealFacts> = {}): DealFacts => ({
  investorUid: 'investor',
  firmUids: ['investor', 'colleague'],
  memberUids: ['leader', 'member', 'team-in-project'],
  introducedBy: [own],
  ...given,
})
const who = (
  rule: { allows: (actor: (typeof actors)[keyof typeof actors], deal: DealFacts) => boolean },
  deal: DealFacts,
) => new Set<string>(names.filter((name) => rule.allows(actors[name], deal)))

test('a deal is visible to the investor’s side, the project’s team and the person who introduced them, and moved by the first alone', () => {
  expect(who(deals.view, facts())).toEqual(new Set([...founders, ...team, 'investor', 'colleague']))
  expect(who(deals.view, facts({ introducedBy: [] }))).toEqual(
    new Set([...founders, 'investor', 'colleague']),
  )
  expect(who(deals.view, facts({ firmUids: null, introducedBy: [] }))).toEqual(
    new Set([...founders, 'investor']),
  )
  // A former member of the firm has no access, even to deals they started.
  expect(who(deals.move, facts({ firmUids: ['colleague'] }))).toEqual(new Set(['colleague']))
  expect(who(deals.readTerms, facts())).toEqual(new Set([...founders, 'investor', 'colleague']))
  expect(who(deals.readReason, facts())).toEqual(new Set(['investor', 'colleague']))
  for (const name of names)
    for (const status of dealStates)
      expect(possibleActions(dealMachine, status, actors[name], facts()), `${name} ${status}`).toEqual(
        name === 'investor' || name === 'colleague'
          ? {
              INTEREST: ['offer', 'terms', 'invest', 'pass'],
              OFFERED: ['terms', 'invest', 'pass'],
              TERMS: ['invest', 'pass'],
              INVESTED: [],
              PASSED: [],
            }[status]
          : [],
      )
})

test('an investor who is not of the project says that they are interested; outcomes are read by whose they are', () => {
  const opening = (given: object) =>
    names.filter((name) => dealOpenings.open.allows(actors[name], { seen: true, memberUids: [], ...given }))
  expect(opening({})).toEqual(['investor', 'colleague', 'ex-colleague'])
  expect(opening({ seen: false })).toEqual([])
  expect(opening({ memberUids: ['investor'] })).not.toContain('investor')
  expect(new Set(names.filter((name) => outcomes.view.allows(actors[name], { acceleratorId: own })))).toEqual(
    new Set([...team, 'team in project']),
  )
  expect(
    new Set(
      names.filter((name) => figureAsks.answer.allows(actors[name], { memberUids: facts().memberUids })),
    ),
  ).toEqual(new Set(founders))
})

test('half-years end with their month, and a form is about the one that is over', () => {
  expect(halfYearsAfter('2024-08-31', 1)).toBe('2025-02-28')
  expect(halfYearsAfter('2024-02-29', 2)).toBe('2025-02-28')
  expect(lastHalfYearEnd('2026-11-29')).toBe('2026-06-30')
  expect(lastHalfYearEnd('2026-06-30')).toBe('2025-12-31')
})

test('who did not answer is unknown, not dead: the band has both ends', () => {
  const points = survivalOf(
    [
      { day: '2024-01-10', reports: [{ periodEnd: '2025-12-31', company: 'WORKING' }] },
      { day: '2024-01-10', reports: [{ periodEnd: '2024-12-31', company: 'CLOSED' }] },
      { day: '2024-01-10', reports: [] },
      { day: '2026-06-01', reports: [] },
    ],
    '2026-07-01',
  )
  expect(points[0]).toEqual({ halfYears: 0, companies: 4, living: 4, closed: 0, unknown: 0 })
  expect(points[1]).toEqual({ halfYears: 1, companies: 3, living: 1, closed: 0, unknown: 2 })
  expect(points[2]).toEqual({ halfYears: 2, companies: 3, living: 1, closed: 1, unknown: 1 })
  expect(points[4]).toEqual({ halfYears: 4, companies: 3, living: 0, closed: 1, unknown: 2 })
  expect(points).toHaveLength(5)
})
