import { expect, test } from 'vitest'
import { idParam, text } from '#platform/contract/fields.ts'
import { listParam } from '#platform/contract/lists.ts'
import { queryOf, readListState } from './list-state.ts'

const shape = {
  id: 'things',
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(['NEW', 'DONE']), trackId: idParam(), city: text(200) },
} as const

const query = (raw: Record<string, string>) => queryOf(readListState(shape, raw))

test('an empty address asks for the first page in the default order', () => {
  expect(query({})).toEqual({ limit: 25, offset: 0, sorting: 'CREATE_DATE', sortingDirection: 'DESC' })
})

test('the address says page, size, order, search and filters', () => {
  expect(
    query({ page: '3', size: '10', sort: 'NAME', q: 'дрон', status: 'NEW,DONE', trackId: '7', city: 'Уфа' }),
  ).toEqual({
    limit: 10,
    offset: 20,
    sorting: 'NAME',
    sortingDirection: 'ASC',
    findText: 'дрон',
    status: ['NEW', 'DONE'],
    trackId: 7,
    city: 'Уфа',
  })
})

test('what is not valid becomes unset', () => {
  const hostile = {
    page: '-1',
    size: '1000000000',
    sort: 'password',
    status: 'NEW,HACK',
    trackId: '7; drop',
    view: 'x',
  }
  expect(query(hostile)).toEqual({
    limit: 25,
    offset: 0,
    sorting: 'CREATE_DATE',
    sortingDirection: 'DESC',
    status: ['NEW'],
  })
  expect(query({ q: 'x'.repeat(10_000) }).findText).toHaveLength(200)
})
