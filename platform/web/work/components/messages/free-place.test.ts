import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

const page = { left: 0, top: 0, right: 1440, bottom: 900 }
const size = { width: 500, height: 80 }
const button = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 38 })

test.each([
  ['nothing is below', [button(300, 400)], 'bottom'],
  ['a button is in the middle', [button(600, 840)], 'bottom-end'],
  ['buttons are in the middle and at the end', [button(600, 840), button(1200, 840)], 'bottom-start'],
  ['the whole edge is taken', [button(600, 840), button(1200, 840), button(100, 840)], 'top'],
])('a message covers no primary button: %s', (_, buttons, place) => {
  expect(freePlace(size, { bars: buttons }, page)).toBe(place)
  expect(freePlace(size, { bars: [], buttons }, page)).toBe(place)
})

test('on a phone it goes up when a button is below', () => {
  const phone = { left: 0, top: 0, right: 360, bottom: 800 }
  expect(freePlace({ width: 328, height: 90 }, { bars: [button(16, 740)] }, phone)).toBe('top')
})

test('it stays where it is while nothing is under it there, and goes on when a button is', () => {
  expect(freePlace(size, { bars: [button(300, 400)] }, page, 'top')).toBe('top')
  expect(freePlace(size, { bars: [button(600, 80)] }, page, 'top')).toBe('bottom')
})

test('if no place is free of buttons, it leaves the action bar free', () => {
  const bar = { left: 240, top: 820, right: 1440, bottom: 900 }
  const buttons = [button(100, 840), button(1200, 840), button(600, 80)]
  expect(freePlace(size, { bars: [bar], buttons }, page)).toBe('top')
})
