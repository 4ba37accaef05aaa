import { expect, it } from 'vitest'
import { growingPause } from './growing-pause.ts'

it('doubles with each failure, up to the longest', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 1000].map((failures) =>
    growingPause(failures, { first: 1000, longest: 30_000 }),
  )
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
