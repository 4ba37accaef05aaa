import { beforeEach, expect, test } from 'vitest'
import { rememberShownPage, neighboursOf } from './list-neighbours.ts'

beforeEach(() => sessionStorage.clear())

test('a record knows its neighbours in the list one came from, and they open in the same tab', () => {
  rememberShownPage('things', '/things?page=2', ['/thing?id=1', '/thing?id=2', '/thing?id=3'])
  expect(neighboursOf('things', '/thing?id=2')).toEqual({
    list: '/things?page=2',
    previous: '/thing?id=1',
    next: '/thing?id=3',
    position: 2,
    total: 3,
  })
  expect(neighboursOf('things', '/thing?id=3&tab=team')).toMatchObject({
    previous: '/thing?id=2&tab=team',
    next: null,
  })
  expect(neighboursOf('things', '/thing?id=9')).toMatchObject({ position: 0, previous: null })
  expect(neighboursOf('others', '/thing?id=1')).toMatchObject({ list: null, total: 0 })
})
