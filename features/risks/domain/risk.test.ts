import { expect, test } from 'vitest'
import { gravity, gravityBand, mainRisks, placeAfter, neighbourPlace } from './risk.rules.ts'
import { chances, lossScales, responses, typicalCodes, typicalRisks } from './risks.ts'

test('the matrix is graver towards likely and costly, and nothing lost is no risk', () => {
  expect(
    chances.map((chance) => lossScales.map((losses) => gravityBand({ chance, losses })[0]).join('')),
  ).toEqual(['lllllm', 'lllmmm', 'llmmhh', 'llmhhh', 'lmmhhh'])
  for (const chance of chances) expect(gravity({ chance, losses: 'NO_BUSINESS_IMPACT' })).toBe(0)
})

test('the main ones are the five gravest, of equals those named first, and none of no weight', () => {
  const risk = (id: number, chance: number, losses: number) => ({
    id,
    before: { chance: chances[chance]!, losses: lossScales[losses]! },
  })
  const six = [1, 2, 3, 4, 5, 6].map((id) => risk(id, 2, 2))
  expect([...mainRisks(six)]).toEqual([1, 2, 3, 4, 5])
  expect([...mainRisks([...six, risk(7, 4, 5)])]).toEqual([7, 1, 2, 3, 4])
  expect([...mainRisks([risk(1, 4, 0), risk(2, 0, 1)])]).toEqual([2])
})

test('an arrow leads to the neighbouring place, and not over the edge', () => {
  const corner = { chance: 'UNREAL', losses: 'NO_BUSINESS_IMPACT' } as const
  expect(neighbourPlace(corner, { chance: -1, losses: 0 })).toBeNull()
  expect(neighbourPlace(corner, { chance: 0, losses: -1 })).toBeNull()
  expect(neighbourPlace(corner, { chance: 1, losses: 0 })).toEqual({ ...corner, chance: 'UNLIKELY' })
})

test('an accepted risk stays where it was; any other is where the response leads it, or nowhere', () => {
  const before = { chanceBefore: 'VERY_LIKELY', lossesBefore: 'WILL_LOSE_UP_TO_50_PERCENT' } as const
  const residual = { chanceAfter: 'UNREAL', lossesAfter: 'NO_BUSINESS_IMPACT' } as const
  const unsaid = { chanceAfter: null, lossesAfter: null }
  const [was, led] = [
    { chance: 'VERY_LIKELY', losses: 'WILL_LOSE_UP_TO_50_PERCENT' },
    { chance: 'UNREAL', losses: 'NO_BUSINESS_IMPACT' },
  ]
  for (const response of [...responses, null]) {
    const isAccepted = response === 'RISK_ACCEPTANCE'
    expect(placeAfter({ ...before, ...residual, response })).toEqual(isAccepted ? was : led)
    expect(placeAfter({ ...before, ...unsaid, response })).toEqual(isAccepted ? was : null)
  }
})

test('typical risks come from where risks come from', () => {
  expect(new Set(typicalCodes.map((code) => typicalRisks[code])).size).toBe(6)
})
