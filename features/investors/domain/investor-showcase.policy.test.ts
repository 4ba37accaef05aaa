import { expect, test } from 'vitest'
import { actors as known, person } from '../../../tests/support/actors.ts'
import { investorCards, investorProfiles, investorShowcase } from './investor-showcase.policy.ts'

const actors = {
  ...known,
  investor: person('investor', { roles: ['INV'] }),
  'expert of the portal': person('portal-expert', { roles: ['EXP'] }),
}
const names = Object.keys(actors) as (keyof typeof actors)[]
const card = { showsInvestors: true, isInvestor: true, published: true, toWorld: true }
const seeing = (given: object) =>
  names.filter((name) => investorCards.view.allows(actors[name], { ...card, ...given }))

test('a user who is an initiator or an expert and nothing else enters no showcase of investors', () => {
  const entering = names.filter((name) =>
    investorShowcase.view.allows(actors[name], { showsInvestors: true }),
  )
  expect(entering).toEqual([
    'guest',
    'team',
    'team admin',
    'team tracker',
    'team in project',
    'foreign admin',
    'portal admin',
    'portal deputy',
    'investor',
  ])
  expect(seeing({})).toEqual(entering)
})

test('without the flag nobody enters', () => {
  expect(seeing({ showsInvestors: false })).toEqual([])
})

test('who did not agree is shown to nobody, to everybody only who agreed to that', () => {
  expect(seeing({ published: false })).toEqual([])
  expect(seeing({ isInvestor: false })).toEqual([])
  expect(seeing({ toWorld: false })).not.toContain('guest')
  expect(seeing({ toWorld: false })).toContain('investor')
})

test('only an investor has a profile of one', () => {
  for (const name of names)
    expect(investorProfiles.view.allows(actors[name], null), name).toBe(
      actors[name].kind === 'person' && actors[name].roles.includes('INV'),
    )
})
