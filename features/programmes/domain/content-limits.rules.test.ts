import { expect, it } from 'vitest'
import { exceededTotal, maxContents, maxTotals, nearLimits } from './content-limits.rules.ts'

const track = (name: string, tasks: number) => ({ name, trackpoints: Array(tasks).fill(null) })

it('warns of what is nearly full, at each level', () => {
  const programmes = [
    { name: 'Half', tracks: [track('half', maxContents.trackpoint / 2)] },
    {
      name: 'Full',
      tracks: Array.from({ length: maxContents.track }, (_, n) => track(`t${n}`, n === 7 ? 90 : 18)),
    },
  ]
  expect(nearLimits(programmes)).toEqual([
    { limit: 'track', name: 'Full', used: 50, most: 50 },
    { limit: 'programmeTasks', name: 'Full', used: 972, most: 1000 },
    { limit: 'trackpoint', name: 't7', used: 90, most: 100 },
  ])
  expect(nearLimits(Array.from({ length: 180 }, (_, n) => ({ name: `p${n}`, tracks: [] })))).toEqual([
    { limit: 'programme', name: null, used: 180, most: 200 },
  ])
})

it('names the first total that is exceeded', () => {
  expect(exceededTotal(maxTotals)).toBeUndefined()
  expect(exceededTotal({ ...maxTotals, acceleratorTasks: maxTotals.acceleratorTasks + 1 })).toBe(
    'acceleratorTasks',
  )
})
