import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import { hiddenFacts, type HiddenFact, type Planted } from '../../tests/support/hidden-facts/index.ts'
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { allTold } from '../../tests/support/settled.ts'
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
  await portal.startWorker()
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

/** Office documents are packed: what is printed of a review is read as whoever opens the file reads it. */
const unpacked = (bytes: Buffer): string =>
  bytes.subarray(0, 2).toString() === 'PK'
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('\n')
    : bytes.toString()

const textOf = async (who: Who, { endpoint }: Pick<Row, 'endpoint'>, parts: Parts): Promise<string> =>
  unpacked((await portal.as(world.people[who]).download(endpoint, parts)).bytes)

const onAccelerator = () => ({ 'accelerator-id': String(world.accelerator.id) })

type Found = { word: string; who: Who; call: string }

const facts: { fact: HiddenFact; planted: Planted }[] = []
const found: Found[] = []

const note = (who: Who, call: string, text: string): void => {
  for (const { planted } of facts)
    for (const word of planted.words) if (text.includes(word)) found.push({ word, who, call })
}

/** Each call by everybody, aimed at each fact's things; what names nothing of any fact is asked once for all of them. */
const readCalls = async (): Promise<void> => {
  for (const row of reading) {
    const made = row.personal ? null : await row.call(world, world.people.leader)
    for (const who of everybody) {
      const parts = made ?? (await row.call(world, world.people[who]))
      const each = new Map(
        facts.map(({ planted }) => {
          const one = aimed(planted, parts)
          return [JSON.stringify(one), one]
        }),
      )
      for (const one of each.values()) note(who, row.endpoint.name, await textOf(who, row, one))
    }
  }
}

const readFiles = async (): Promise<void> => {
  for (const { name, columns } of files)
    for (const who of everybody) {
      const body = { list: name, columns, format: 'csv', timeZone: 'Europe/Moscow' }
      const file = await textOf(who, { endpoint: exportList }, { headers: onAccelerator(), body })
      note(who, `${name} as a file`, file)
    }
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

beforeAll(async () => {
  for (const fact of hiddenFacts) {
    const planted = await fact.plant(portal, world)
    await fact.comesAbout?.(portal, world, planted)
    facts.push({ fact, planted })
  }
  await allTold(portal)
  await readCalls()
  await readFiles()
}, 600_000)

const words = (): string[] => facts.flatMap(({ planted }) => [...planted.words])

describe.each(hiddenFacts)('$name', ({ name }: HiddenFact) => {
  test('is read by those who may, and by nobody else', async () => {
    const { fact, planted } = facts.find((one) => one.fact.name === name)!
    for (const word of planted.words) {
      const readers = found.filter((one) => one.word === word)
      expect(readers.filter(({ who }) => !fact.readers.includes(who))).toEqual([])
      // A word that nobody reads proves nothing.
      expect(readers.length).toBeGreaterThan(0)
      expect((await sentTo(word)).filter((who) => !fact.readers.includes(who))).toEqual([])
    }
  })
})
test('words are sent in the inbox and by mail to those who may read them', async () => {
  const { rows: told } = await sql<{ inbox: boolean; mail: boolean }>`
    select exists (select from notification n where n::text ~ any(${words()}::text[])) as inbox,
      exists (select from mail m where m::text ~ any(${words()}::text[])) as mail`.execute(portal.db)
  // Where nothing is sent at all, nothing is proved about whom it is sent to.
  expect(told).toEqual([{ inbox: true, mail: true }])
})
