import { expect, test } from 'vitest'
import { plannedTasks, webLink } from './public-track.ts'

const task = (durationDays: number | null) => ({ id: 1, name: 'a', expectedResult: '', durationDays })

test('tasks follow one another; after a task of unknown length no day is promised', () => {
  const days = plannedTasks([task(7), task(14), task(null), task(3)]).map((one) => one.days)
  expect(days).toEqual([{ from: 1, to: 7 }, { from: 8, to: 21 }, null, null])
})

test.each([
  ['https://www.accel.example/about', { href: 'https://www.accel.example/about', shown: 'accel.example' }],
  ['accel.example', { href: 'https://accel.example/', shown: 'accel.example' }],
  ['', null],
  ['javascript:alert(1)', null],
  ['https://name@accel.example', null],
  ['data:text/html,hello', null],
  ['not an address', null],
])('the site %s', (site, link) => {
  expect(webLink(site)).toEqual(link)
})
