import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { seedDemo } from '../../database/demo/index.ts'
import { exportList } from '../../features/exports/contract/export.endpoints.ts'
import { listPeople } from '../../features/people/contract/people.endpoints.ts'
import en from '../../features/people/texts/en.json' with { type: 'json' }
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { everybody, makeWorld, rows, type Row, type World } from '../../tests/support/who-may/index.ts'

let portal: TestPortal
let world: World

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
  world = await makeWorld(portal)
}, 120_000)

// Together they exceed a person's limit of exports.
beforeEach(() => sql`delete from rate_limit`.execute(portal.db))

type Tabled = Row & { endpoint: List & { list: { table: NonNullable<List['list']['table']> } } }
const isTabled = (row: Row): row is Tabled =>
  'list' in row.endpoint && (row.endpoint as List).list.table !== null
const lists = rows.filter(isTabled).map((row) => ({ name: row.endpoint.name, row }))

type Person = World['people'][keyof World['people']]

const exportRequest = ({ endpoint }: Tabled, query: Record<string, unknown>, format: 'xlsx' | 'csv') => ({
  list: endpoint.name,
  search: new URLSearchParams(query as Record<string, string>).toString(),
  columns: Object.entries(endpoint.list.table.columns).flatMap(([key, column]) =>
    column === null ? [] : [key],
  ),
  format,
  timeZone: 'Europe/Moscow',
})

const fileOf = async (person: Person, parts: Parts, body: object, language = 'ru'): Promise<string[][]> => {
  const { status, bytes } = await portal.as(person).download(exportList, {
    headers: { ...parts.headers, 'accept-language': language },
    body,
  })
  expect(status, bytes.toString().slice(0, 300)).toBe(200)
  return readSheet('the test', bytes)
}

const oneFormat = [['csv', 'ru']] as const
const bothFormats = [...oneFormat, ['xlsx', 'en']] as const

describe.each(lists)('$name as a file', ({ row }) => {
  test('contains the rows of the list for everybody, and words for every column in both formats and languages', async () => {
    for (const who of everybody) {
      const person = world.people[who]
      const parts = await row.call(world, person)
      const { status, body } = await portal
        .as(person)
        .send(row.endpoint, { ...parts, query: { ...parts.query, limit: 50 } })
      if (!row.may.includes(who)) {
        const refused = await portal.as(person).send(exportList, {
          headers: parts.headers ?? {},
          body: exportRequest(row, parts.query ?? {}, 'csv'),
        })
        expect([status, refused.status], who).toEqual([status, status])
        expect(status).not.toBe(200)
        continue
      }
      expect(status).toBe(200)
      const { total } = body as { total: number }
      // The content of a cell depends on the format and the language, access to rows does not.
      for (const [format, language] of who === row.may[0]! ? bothFormats : oneFormat) {
        const [heading = [], ...lines] = await fileOf(
          person,
          parts,
          exportRequest(row, parts.query ?? {}, format),
          language,
        )
        expect(lines).toHaveLength(total)
        expect(heading.filter((title) => title === '' || /^[\w.-]+\.[\w.-]+$/.test(title))).toEqual([])
        // A key without a text would be shown as it is.
        expect(
          lines.flat().filter((cell) => /^[a-z]\w*(\.\w+)+$/.test(cell) && !/\.(md|pdf|txt|png)$/.test(cell)),
        ).toEqual([])
      }
    }
  }, 60_000)
})

test('a file has the columns one shows, in their order and language, of what one searched for', async () => {
  const row = lists.find(({ name }) => name === listPeople.name)!.row
  const person = world.people.portalAdmin
  const { email } = world.people.stranger
  const body = { ...exportRequest(row, { findText: email }, 'csv'), columns: ['status', 'name'] }
  const lines = await fileOf(person, {}, body, 'en')
  expect(lines[0]).toEqual([en.accounts.columns.status, en.accounts.columns.name])
  expect(lines).toHaveLength(2)
  expect(lines[1]![0]).toBe(en.states.A)
  expect(lines[1]![1]).toContain(email)
})

test('what no list says, no column is and no zone is called is refused', async () => {
  const row = lists.find(({ name }) => name === 'listMyProjects')!.row
  const good = exportRequest(row, {}, 'csv')
  const send = (body: object) => portal.as(world.people.leader).send(exportList, { body })
  expect((await send({ ...good, list: 'constructor' })).status).toBe(404)
  expect((await send({ ...good, list: 'listNotifications' })).status).toBe(404)
  expect(await send({ ...good, columns: ['constructor'] })).toMatchObject({
    status: 400,
    body: { fields: { columns: 'NOT_IN_LIST' } },
  })
  expect(await send({ ...good, search: 'stage=NONE' })).toMatchObject({
    status: 400,
    body: { fields: { search: 'INVALID' } },
  })
  expect((await send({ ...good, timeZone: 'Moon/Crater' })).status).toBe(400)
})

test('a button is no column of a file', async () => {
  const row = lists.find(({ name }) => name === 'listVacancies')!.row
  const body = { ...exportRequest(row, {}, 'csv'), columns: ['name', 'respond'] }
  expect((await portal.as(world.people.leader).send(exportList, { body })).status).toBe(400)
})
