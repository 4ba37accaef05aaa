import { expect, test } from 'vitest'
import { listAddress, queryOf, readQuery, withPressed } from './list-address.ts'

const words = { filters: ['status', 'industryId'], sortings: ['NAME', '-NAME'] }
const read = (search: string) => readQuery(new URLSearchParams(search), words)

test('an address restores the query, and the list as it opens has none', () => {
  const address =
    '/list?findText=%D0%B3%D1%80%D0%B8%D0%B1%D1%8B&status=ACTIVE,PLANNED&sort=-NAME&view=table&shown=36'
  const query = read(address.slice(address.indexOf('?')))
  expect(listAddress('/list', query)).toBe(address)
  expect(queryOf(query)).toEqual({
    findText: 'грибы',
    sorting: 'NAME',
    sortingDirection: 'DESC',
    status: 'ACTIVE,PLANNED',
  })
  expect(listAddress('/list', read(''))).toBe('/list')
})

test.each([
  ['?shown=1000000', 240],
  ['?shown=-5', 12],
  ['?shown=abc', 12],
  ['?shown=13', 24],
])('%s shows %i rows', (search, shown) => {
  expect(read(search).shown).toBe(shown)
})

test('an order or a view that the list has not counts for nothing, and a long text is cut', () => {
  expect(read('?sort=PASSWORD&view=map&status=,,')).toEqual({
    findText: '',
    sort: '',
    chosen: { status: [], industryId: [] },
    view: 'cards',
    shown: 12,
  })
  expect(read(`?findText=${'ж'.repeat(5000)}`).findText).toHaveLength(200)
})

test('a value pressed is chosen, pressed again let go, and the list restarts', () => {
  const once = withPressed(read('?shown=48'), 'status', 'ACTIVE')
  expect([once.chosen['status'], once.shown]).toEqual([['ACTIVE'], 12])
  expect(withPressed(once, 'status', 'ACTIVE').chosen['status']).toEqual([])
})

test('the language of an address stays with it', () => {
  expect(listAddress('/list', read('?sort=-NAME'), new URLSearchParams('lang=en'))).toBe(
    '/list?lang=en&sort=-NAME',
  )
})
