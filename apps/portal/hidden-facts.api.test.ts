import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import { exportList } from '../../features/exports/contract/export.endpoints.ts'
import { search } from '../../features/search/contract/search.endpoints.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import {
  hiddenFacts,
  makeHiddenWorld,
  viewers,
  type AnyReader,
  type HiddenFact,
  type HiddenWorld,
  type Ids,
  type Planted,
  type Viewer,
} from '../../tests/support/hidden-facts/index.ts'
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { allDelivered } from '../../tests/support/settled.ts'
import { rows, type Row } from '../../tests/support/who-may/index.ts'

/**
 * Surfaces × hidden facts × viewers: every call that reads, every search by each hidden word, every exported list,
 * and everything sent automatically.
 */
let portal: TestPortal
let world: HiddenWorld

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  world = await makeHiddenWorld(portal)
})

/** Calls that only count requests are reads, too: an export that is created again. */
const reading = rows.filter(
  ({ endpoint: { reads, transport, changes } }) =>
    reads !== undefined || (transport === 'file' && changes?.length === 0),
)
const isList = (endpoint: Endpoint): endpoint is Endpoint & List => 'list' in endpoint
/** The columns of each exported list. */
const files = everyEndpoint.flatMap(({ endpoint }) =>
  isList(endpoint) && endpoint.list.table
    ? [{ name: endpoint.name, columns: Object.keys(endpoint.list.table.columns) }]
    : [],
)

/** The call with ids of the viewer's own objects where it names one of their kind. */
const aimed = (ids: Ids, parts: Parts): Parts => {
  const aim = (part: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, ids[key] ?? value]))
  return {
    ...parts,
    query: aim(parts.query ?? {}),
    ...(parts.body ? { body: aim(parts.body as Record<string, unknown>) } : {}),
  }
}

/** Whether a call also reads a profile through a person's work on it, which no row of the permission table covers. */
const opens = ({ query }: Endpoint): boolean => query instanceof z.ZodObject && 'opener' in query.shape

type Aimed = { parts: Parts; words: string[] }

/** The same call for each fact's objects, and for the viewer's own; once if it names none of them. */
const eachAimed = (who: Viewer, { endpoint }: Row, parts: Parts): Aimed[] => {
  const each = new Map<string, Aimed>()
  const through = { ...parts, query: { ...parts.query, opener: '' } }
  for (const { planted } of facts)
    for (const ids of [planted.ids, planted.own?.[who]].filter((one) => one !== undefined))
      for (const input of [parts, ...(opens(endpoint) && ids['opener'] ? [through] : [])]) {
        const one = aimed(ids, input)
        const key = JSON.stringify(one)
        const known = each.get(key)?.words ?? []
        each.set(key, { parts: one, words: [...known, ...planted.words] })
      }
  return [...each.values()]
}

/** Office documents are zip files: a printed review is unpacked to be searched. */
const unpacked = (bytes: Buffer): string =>
  bytes.subarray(0, 2).toString() === 'PK'
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('\n')
    : bytes.toString()

const textOf = async (who: Viewer, { endpoint }: Pick<Row, 'endpoint'>, parts: Parts): Promise<string> =>
  unpacked((await portal.as(world.people[who]).download(endpoint, parts)).bytes)

const onAccelerator = () => ({ 'accelerator-id': String(world.accelerator.id) })

type Found = { word: string; who: AnyReader; call: string }

const facts: { fact: HiddenFact; planted: Planted }[] = []
/** Words that were read, and words by which a search found something. */
const found: Found[] = []
const searched: Found[] = []

const note = (who: AnyReader, call: string, text: string): void => {
  for (const { planted } of facts)
    for (const word of planted.words) if (text.includes(word)) found.push({ word, who, call })
}

/** Searches for each word of the call's objects, unless it could not find anything at all. */
const searchBy = async (
  who: Viewer,
  { endpoint }: Row,
  { parts, words }: { parts: Parts; words: readonly string[] },
): Promise<void> => {
  if (!isList(endpoint) || !endpoint.list.search) return
  const total = async (query: Record<string, unknown>): Promise<number> => {
    const answer = await portal.as(world.people[who]).send(endpoint, { ...parts, query })
    return answer.status === 200 ? Number(answer.body['total']) : 0
  }
  if ((await total({ ...parts.query, limit: 1 })) === 0) return
  for (const word of new Set(words))
    if ((await total({ ...parts.query, limit: 1, findText: word })) > 0)
      searched.push({ word, who, call: endpoint.name })
}

/** Each call by everybody, for each fact's objects; one that names none of them is made once for all facts. */
const readCalls = async (): Promise<void> => {
  for (const row of reading) {
    const made = row.personal ? null : await row.call(world, world.people.leader)
    const reads: (() => Promise<void>)[] = []
    for (const who of viewers) {
      const parts = made ?? (await row.call(world, world.people[who]))
      reads.push(async () => {
        for (const one of eachAimed(who, row, parts)) {
          note(who, row.endpoint.name, await textOf(who, row, one.parts))
          await searchBy(who, row, one)
        }
      })
    }
    if (row.endpoint.permission === 'public')
      for (const { parts } of eachAimed(
        'stranger',
        row,
        made ?? (await row.call(world, world.people.stranger)),
      ))
        reads.push(async () =>
          note(
            'guest',
            row.endpoint.name,
            unpacked((await portal.guest.download(row.endpoint, parts)).bytes),
          ),
        )
    await Promise.all(reads.map((read) => read()))
  }
}

/** The global search. */
const searchEverything = async (): Promise<void> => {
  const look = async (who: Viewer): Promise<void> => {
    for (const text of words()) {
      const given = { headers: onAccelerator(), query: { text } }
      const { body } = await portal.as(world.people[who]).call(search, given)
      if ((body['groups'] as unknown[]).length > 0) searched.push({ word: text, who, call: 'search' })
    }
  }
  await Promise.all(viewers.map(look))
}

const readFiles = async (): Promise<void> => {
  for (const { name, columns } of files) {
    const body = { list: name, columns, format: 'csv', timeZone: 'Europe/Moscow' }
    const read = async (who: Viewer): Promise<void> =>
      note(
        who,
        `${name} as a file`,
        await textOf(who, { endpoint: exportList }, { headers: onAccelerator(), body }),
      )
    await Promise.all(viewers.map(read))
  }
}

/** Viewers who received the word: in the inbox, or by email. */
const sentTo = async (word: string): Promise<Viewer[]> => {
  const { rows: notified } = await sql<{ uid: string }>`
    select n.recipient_uid as uid from notification n where n::text like ${`%${word}%`}
    union select p.uid from mail m join person p on p.email = m.to_address where m::text like ${`%${word}%`}`.execute(
    portal.db,
  )
  return viewers.filter((who) => notified.some(({ uid }) => uid === world.people[who].uid))
}

beforeAll(async () => {
  for (const fact of hiddenFacts) {
    const planted = await fact.plant(portal, world)
    await fact.comesAbout?.(portal, world, planted)
    facts.push({ fact, planted })
  }
  await allDelivered(portal)
  await readCalls()
  await readFiles()
  await searchEverything()
}, 600_000)

const words = (): string[] => facts.flatMap(({ planted }) => [...planted.words])

describe.each(hiddenFacts)('$name', ({ name }: HiddenFact) => {
  test('is read by those who may, and by nobody else', async () => {
    const { fact, planted } = facts.find((one) => one.fact.name === name)!
    for (const word of planted.words) {
      const readers = found.filter((one) => one.word === word)
      expect(readers.filter(({ who }) => !fact.readers.includes(who))).toEqual([])
      // A word that nobody can read proves nothing.
      expect(readers.length).toBeGreaterThan(0)
      for (const one of fact.surely ?? []) expect(readers.map(({ who }) => who)).toContain(one)
      expect((await sentTo(word)).filter((who) => !fact.readers.includes(who))).toEqual([])
    }
  })

  test('is found by those who may, and by nobody else', () => {
    const { fact, planted } = facts.find((one) => one.fact.name === name)!
    for (const word of planted.words) {
      const finders = searched.filter((one) => one.word === word)
      expect(finders.filter(({ who }) => !fact.readers.includes(who))).toEqual([])
      // A word that no search finds proves nothing about searches.
      expect([word, finders.length > 0]).toEqual([word, fact.searched?.includes(word) === true])
    }
  })
})
test('words are sent in the inbox and by mail to those who may read them', async () => {
  const { rows: notified } = await sql<{ inbox: boolean; mail: boolean }>`
    select exists (select from notification n where n::text ~ any(${words()}::text[])) as inbox,
      exists (select from mail m where m::text ~ any(${words()}::text[])) as mail`.execute(portal.db)
  // If nothing is sent at all, nothing is proved about the recipients.
  expect(notified).toEqual([{ inbox: true, mail: true }])
})
