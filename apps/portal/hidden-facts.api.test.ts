import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import { hiddenFacts, type HiddenFact, type Planted } from '../../tests/support/hidden-facts/index.ts'
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import {
  everybody,
  makeWorld,
  rows,
  type Row,
  type Who,
  type World,
} from '../../tests/support/who-may/index.ts'
import { exportList } from '../../features/exports/contract/export.endpoints.ts'

/** Surfaces × hidden facts × viewers: every call that reads, every file of a list, and everything that is sent by itself. */
let portal: TestPortal
let world: World

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
})

const reading = rows.filter(({ endpoint }) => endpoint.reads !== undefined)
const isList = (endpoint: Endpoint): endpoint is Endpoint & List => 'list' in endpoint
/** The columns of each list that is made into a file. */
const files = everyEndpoint.flatMap(({ endpoint }) =>
  isList(endpoint) && endpoint.list.table
    ? [{ name: endpoint.name, columns: Object.keys(endpoint.list.table.columns) }]
    : [],
)

/** The call as it is made of the fact's own things: its ids stand where the call names one of their kind. */
const aimed = ({ ids }: Planted, parts: Parts): Parts => {
  const aim = (part: Record<string, unknown> | undefined) =>
    part && Object.fromEntries(Object.entries(part).map(([key, value]) => [key, ids[key] ?? value]))
  return { ...parts, query: aim(parts.query) ?? {} }
}

const textOf = async (who: Who, { endpoint }: Pick<Row, 'endpoint'>, parts: Parts): Promise<string> =>
  (await portal.as(world.people[who]).download(endpoint, parts)).bytes.toString()

const onAccelerator = () => ({ 'accelerator-id': String(world.accelerator.id) })

/** Whoever reads the word, by each call that answers it. */
const readBy = async (planted: Planted): Promise<{ who: Who; call: string }[]> => {
  const found: { who: Who; call: string }[] = []
  const note = (who: Who, call: string, text: string) => {
    if (text.includes(planted.word)) found.push({ who, call })
  }
  for (const row of reading) {
    const made = row.personal ? null : await row.call(world, world.people.leader)
    for (const who of everybody) {
      const parts = aimed(planted, made ?? (await row.call(world, world.people[who])))
      note(who, row.endpoint.name, await textOf(who, row, parts))
    }
  }
  for (const { name, columns } of files)
    for (const who of everybody) {
      const body = { list: name, columns, format: 'csv', timeZone: 'Europe/Moscow' }
      note(
        who,
        `${name} as a file`,
        await textOf(who, { endpoint: exportList }, { headers: onAccelerator(), body }),
      )
    }
  return found
}

/** Who was sent the word: in the inbox, or by mail. */
const sentTo = async (word: string): Promise<Who[]> => {
  const { rows: told } = await sql<{ uid: string }>`
    select n.recipient_uid as uid from notification n where n::text like ${`%${word}%`}
    union select p.uid from mail m join person p on p.email = m.to_address where m::text like ${`%${word}%`}`.execute(
    portal.db,
  )
  return everybody.filter((who) => told.some(({ uid }) => uid === world.people[who].uid))
}

describe.each(hiddenFacts)('$name', (fact: HiddenFact) => {
  test('is read by those who may, and by nobody else', { timeout: 240_000 }, async () => {
    const planted = await fact.plant(portal, world)
    const found = await readBy(planted)
    const strangers = found.filter(({ who }) => !fact.readers.includes(who))
    expect(strangers).toEqual([])
    // A word that nobody reads proves nothing.
    expect(found.length).toBeGreaterThan(0)
    expect((await sentTo(planted.word)).filter((who) => !fact.readers.includes(who))).toEqual([])
  })
})
