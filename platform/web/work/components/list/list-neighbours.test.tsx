import { beforeEach, expect, test } from 'vitest'
import { neighboursOf, rememberShownPage, stayInList } from './list-neighbours.ts'

const record = (id: number) => `/bch/view/bch-test?id=${id}` as const

beforeEach(() => sessionStorage.clear())

test('a record knows its neighbours in the list one came from, and they open in the same tab', () => {
  rememberShownPage('things', '/admin/people?page=2', [record(1), record(2), record(3)])
  expect(neighboursOf('things', record(2))).toEqual({
    listId: 'things',
    list: '/admin/people?page=2',
    previous: record(1),
    next: record(3),
    position: 2,
    total: 3,
  })
  expect(neighboursOf('things', `${record(3)}&tab=team`)).toMatchObject({
    previous: `${record(2)}&tab=team`,
    next: null,
  })
})

test('a record opened otherwise leads to the last state of its usual list', () => {
  rememberShownPage('things', '/admin/people?page=2', [record(1)])
  expect(neighboursOf('things', record(9))).toMatchObject({ list: '/admin/people?page=2', position: 0 })
  expect(neighboursOf('others', record(9))).toMatchObject({ list: null, listId: null, total: 0 })
})

test('of two lists with the record it is the latest shown one, whatever the page calls its usual list', () => {
  rememberShownPage('things', '/admin/people', [record(1), record(2)])
  rememberShownPage('agenda', '/bch/view/agenda?kind=DUE', [record(2), record(5)])
  expect(neighboursOf('things', record(2))).toMatchObject({
    list: '/bch/view/agenda?kind=DUE',
    next: record(5),
  })
})

test("a list drawn once more at the record's address keeps its own", () => {
  rememberShownPage('things', '/admin/people?page=2', [record(1), record(2)])
  rememberShownPage('things', record(2), [record(1), record(2)])
  expect(neighboursOf('things', record(2)).list).toBe('/admin/people?page=2')
})

test("stepping stays in the list, although a list on the record's page has the next one too", () => {
  rememberShownPage('things', '/admin/people', [record(1), record(2)])
  rememberShownPage('related', `/bch/view/agenda?of=1`, [record(2), record(3)])
  stayInList(record(1))
  expect(neighboursOf('things', record(2))).toMatchObject({ list: '/admin/people', previous: record(1) })
})
