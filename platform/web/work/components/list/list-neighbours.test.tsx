import { beforeEach, expect, test } from 'vitest'
import { rememberShownPage, neighboursOf } from './list-neighbours.ts'

beforeEach(() => sessionStorage.clear())

test('a record knows its neighbours in the list one came from, and they open in the same tab', () => {
  rememberShownPage('things', '/admin/people?page=2', [
    '/bch/view/bch-test?id=1',
    '/bch/view/bch-test?id=2',
    '/bch/view/bch-test?id=3',
  ])
  expect(neighboursOf('things', '/bch/view/bch-test?id=2')).toEqual({
    list: '/admin/people?page=2',
    previous: '/bch/view/bch-test?id=1',
    next: '/bch/view/bch-test?id=3',
    position: 2,
    total: 3,
  })
  expect(neighboursOf('things', '/bch/view/bch-test?id=3&tab=team')).toMatchObject({
    previous: '/bch/view/bch-test?id=2&tab=team',
    next: null,
  })
  expect(neighboursOf('things', '/bch/view/bch-test?id=9')).toMatchObject({ position: 0, previous: null })
  expect(neighboursOf('others', '/bch/view/bch-test?id=1')).toMatchObject({ list: null, total: 0 })
})
