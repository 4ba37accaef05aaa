import { expect, test } from 'vitest'
import { nearestTo } from './nearest.rules.ts'

const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`

test('the second team is offered the nearest free hours, before and after, without the one that is gone', () => {
  expect(nearestTo(at(12), [at(8), at(10), at(12), at(13), at(15), at(20)])).toEqual([at(10), at(13), at(15)])
})

test('fewer where fewer are free', () => {
  expect(nearestTo(at(12), [at(20)])).toEqual([at(20)])
  expect(nearestTo(at(12), [])).toEqual([])
})
