import { expect, test } from 'vitest'
import { inOrderOfFit, isFitting, type TrackFit } from './track-fit.rules.ts'

const fit = (own: Partial<TrackFit> = {}): TrackFit => ({ stands: null, alike: 0, accepted: 0, ...own })
const until = (id: number, day: string | null = null) => ({ id, applyUntil: day === null ? null : { day } })

test('a track that accepted similar projects fits, unless the project has applied', () => {
  expect(isFitting(fit({ alike: 1, accepted: 9 }))).toBe(true)
  expect(isFitting(fit({ accepted: 9 }))).toBe(false)
  expect(isFitting(fit({ alike: 1, accepted: 9, stands: 'APPLIED' }))).toBe(false)
})

test('begun applications come first, then tracks by fit, then by closing day, and last those already applied to', () => {
  const fits = new Map([
    [1, fit({ stands: 'APPLIED', alike: 5, accepted: 5 })],
    [2, fit({ alike: 1, accepted: 10 })],
    [3, fit({ alike: 3, accepted: 4 })],
    [4, fit({ stands: 'BEGUN' })],
    [6, fit({ stands: 'WORKS' })],
  ])
  const tracks = [
    until(1),
    until(2),
    until(3),
    until(4),
    until(5, '2026-12-24'),
    until(6),
    until(7, '2026-12-01'),
    until(8),
  ]
  expect(inOrderOfFit(tracks, fits).map(({ id }) => id)).toEqual([4, 3, 2, 7, 5, 8, 1, 6])
})
