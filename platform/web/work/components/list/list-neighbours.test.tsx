import { beforeEach, expect, test } from 'vitest'
import { neighboursOf, rememberLoader, rememberShownPage, stayInList, turnPage } from './list-neighbours.ts'

const record = (id: number) => `/bch/view/bch-test?id=${id}` as const

beforeEach(() => sessionStorage.clear())

test('a record knows its neighbours in the list one came from, and they open in the same tab', () => {
  rememberShownPage('things', '/admin/people?page=2', [record(1), record(2), record(3)])
  expect(neighboursOf('things', record(2))).toEqual({
    listId: 'things',
    list: '/admin/people?page=2',
    previous: record(1),
    next: record(3),
    previousPage: null,
    nextPage: null,
    position: 2,
    total: 3,
    totalIsExact: true,
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

test("a list rendered again at the record's address keeps its own", () => {
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

const hundredth = (page: number) => [record(page * 100), record(page * 100 + 1)]
const placeOf = (page: number) => ({ page, size: 2, total: 6, totalIsExact: true })

test('at the edge of a page the list goes on: its next page is read, and "back" leads to it', async () => {
  rememberShownPage('long', '/admin/people?q=a&page=2', hundredth(2), placeOf(2))
  expect(neighboursOf('long', record(201))).toMatchObject({
    next: null,
    nextPage: null,
    position: 4,
    total: 6,
  })
  rememberLoader('long', '/admin/people', async (page) => ({ links: hundredth(page), place: placeOf(page) }))
  expect(neighboursOf('long', record(200))).toMatchObject({ previousPage: 1, nextPage: null, position: 3 })
  expect(neighboursOf('long', record(201))).toMatchObject({ previousPage: null, nextPage: 3, position: 4 })
  expect(await turnPage(`${record(201)}&tab=team`, 3)).toBe(`${record(300)}&tab=team`)
  expect(neighboursOf('long', record(300))).toMatchObject({
    list: '/admin/people?q=a&page=3',
    previousPage: 2,
    next: record(301),
    position: 5,
  })
  expect(neighboursOf('long', record(301))).toMatchObject({ nextPage: null, position: 6, total: 6 })
  expect(await turnPage(record(300), 2)).toBe(record(201))
  expect(await turnPage(record(200), 1)).toBe(record(101))
  expect(neighboursOf('long', record(101)).list).toBe('/admin/people?q=a')
})

test('a list that became shorter meanwhile ends here', async () => {
  rememberShownPage('short', '/bch/view/agenda', hundredth(1), placeOf(1))
  rememberLoader('short', '/bch/view/agenda', async () => ({ links: [], place: { ...placeOf(2), total: 2 } }))
  expect(await turnPage(record(101), 2)).toBeNull()
  expect(neighboursOf('short', record(101)).list).toBe('/bch/view/agenda')
})
