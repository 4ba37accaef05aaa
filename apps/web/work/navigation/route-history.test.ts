import { expect, test } from 'vitest'
import { withVisit, type VisitedRoute } from './route-history.ts'

const visit = (path: string, params = ''): VisitedRoute => ({ path, name: path, params })
const after = (...visits: VisitedRoute[]) => visits.reduce<readonly VisitedRoute[]>(withVisit, [])

test('only the last three routes are stored', () => {
  expect(after(visit('/a'), visit('/b'), visit('/c'), visit('/d')).map(({ path }) => path)).toEqual([
    '/b',
    '/c',
    '/d',
  ])
})

test('another tab of the same record replaces the last entry', () => {
  const history = after(visit('/list'), visit('/record', '?id=5'), visit('/record', '?id=5&tab=team'))
  expect(history.map(({ params }) => params)).toEqual(['', '?id=5&tab=team'])
})

test('another record of the same route is an entry of its own', () => {
  expect(after(visit('/record', '?id=5&tab=team'), visit('/record', '?id=6&tab=team'))).toHaveLength(2)
})
