import { expect, test } from 'vitest'
import { actors as known, person } from '../../../tests/support/actors.ts'
import { pipelineCards, pipelineEntries } from './pipeline.policy.ts'
import { fitOf } from './pipeline.rules.ts'

const actors = { ...known, investor: person('investor', { roles: ['INV'] }) }
const names = Object.keys(actors) as (keyof typeof actors)[]

test('a card is visible to its investor, and to nobody else', () => {
  for (const rule of [pipelineCards.view, pipelineCards.edit]) {
    expect(
      names.filter((name) => rule.allows(actors[name], { ownerUid: 'investor', firmUids: null })),
    ).toEqual(['investor'])
    // A former investor has no pipeline.
    expect(
      names.filter((name) => rule.allows(actors[name], { ownerUid: 'stranger', firmUids: null })),
    ).toEqual([])
  }
})

test('an investor puts in what they see, but nothing of their own', () => {
  const add = (facts: { seen: boolean; memberUids: string[] }) =>
    names.filter((name) => pipelineEntries.add.allows(actors[name], facts))
  expect(add({ seen: true, memberUids: ['leader'] })).toEqual(['investor'])
  expect(add({ seen: false, memberUids: [] })).toEqual([])
  expect(add({ seen: true, memberUids: ['investor'] })).toEqual([])
})

test('what one of the two does not say fits neither well nor badly', () => {
  expect(fitOf([], [1])).toBe('UNKNOWN')
  expect(fitOf([1], [])).toBe('UNKNOWN')
  expect(fitOf([1, 2], [2])).toBe('LIKE')
  expect(fitOf([1], [2])).toBe('UNLIKE')
})
