import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { searchSource, type SearchSource } from '#platform/server/search/search-source.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { search } from '../contract/search.endpoints.ts'
import { findInSources } from './find-in-sources.ts'

type Body = {
  text: string
  groups: { kind: string; items: { key: string; title: string; context: string; link: string }[] }[]
  incomplete: boolean
}

let portal: TestPortal
let accelerator: { id: number }
let foreign: { id: number }
let people: Record<
  'founder' | 'mate' | 'team' | 'tracker' | 'foreignTeam' | 'stranger' | 'administrator',
  Person
>
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const own = await make.accelerator({ name: 'Северный ветер' })
  const other = await make.accelerator({ name: 'Южный берег' })
  accelerator = own
  foreign = other
  people = {
    founder: await make.person({ last_name: 'Соколова', first_name: 'Вера', middle_name: 'Ильинична' }),
    mate: await make.person({ last_name: 'Лосев', first_name: 'Пётр', middle_name: '' }),
    team: await make.member({ accelerator: own, role: 'ACC' }),
    tracker: await make.member({ accelerator: own, role: 'TRC' }),
    foreignTeam: await make.member({ accelerator: other, role: 'ACC' }),
    stranger: await make.person(),
    administrator: await make.person({ roles: ['ADMIN'] }),
  }
  await portal.db
    .updateTable('person')
    .set({ last_name: 'Орлов', first_name: 'Денис' })
    .where('uid', '=', people.tracker.uid)
    .execute()
  project = await make.project({
    leader: people.founder,
    members: [people.mate],
    name: 'Теплоконтур',
    summary: 'Датчики, которые находят потери в котельных',
  })
  const programme = await make.programme({ accelerator: own, name: 'Чистая энергетика' })
  const track = await make.track({ accelerator: own, programme, name: 'Первый отопительный сезон' })
  await make.trackpoint({ track, name: 'Интервью с котельщиками' })
  await make.task({ project, track, tracker: people.tracker })
})

const ask = async (
  by: Person,
  text: string,
  acceleratorId: number | null = accelerator.id,
): Promise<Body> => {
  const headers = acceleratorId === null ? {} : { 'accelerator-id': String(acceleratorId) }
  const { status, body } = await portal.as(by).call(search, { query: { text }, headers })
  expect(status, JSON.stringify(body)).toBe(200)
  expect((body as Body).incomplete, 'a source did not answer').toBe(false)
  return body as Body
}

/** Titles of the results by kind. */
const found = async (...parameters: Parameters<typeof ask>): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (await ask(...parameters)).groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]),
  )

describe('who finds what', () => {
  test('a founder: the own project, its application, its tasks and the team', async () => {
    expect(await found(people.founder, 'тепло', null)).toEqual({
      project: ['Теплоконтур'],
      accelerationRequest: ['Теплоконтур'],
    })
    expect(await found(people.founder, 'интервью', null)).toEqual({ task: ['Интервью с котельщиками'] })
    expect(await found(people.founder, 'лосев', null)).toEqual({ person: ['Лосев Пётр'] })
    expect(await found(people.founder, 'энергетика', null)).toEqual({})
  })

  test('the accelerator team: projects in work, tasks, programmes, tracks and trackers', async () => {
    expect(await found(people.team, 'тепло')).toEqual({ projectInWork: ['Теплоконтур'] })
    expect(await found(people.team, 'интервью')).toEqual({ task: ['Интервью с котельщиками'] })
    expect(await found(people.team, 'энергетика')).toEqual({ programme: ['Чистая энергетика'] })
    expect(await found(people.team, 'отопительный')).toEqual({ track: ['Первый отопительный сезон'] })
    expect((await found(people.team, 'Орлов'))['person']).toHaveLength(1)
  })

  test('a tracker: the assigned projects with their tasks', async () => {
    expect(await found(people.tracker, 'тепло')).toEqual({ projectInWork: ['Теплоконтур'] })
    expect(await found(people.tracker, 'интервью')).toEqual({ task: ['Интервью с котельщиками'] })
    expect(await found(people.tracker, 'энергетика')).toEqual({})
  })

  test('an administrator of the portal: all of it', async () => {
    expect(await found(people.administrator, 'тепло', null)).toEqual({ project: ['Теплоконтур'] })
    expect(await found(people.administrator, 'Соколова', null)).toEqual({
      person: ['Соколова Вера Ильинична'],
    })
    expect(await found(people.administrator, 'северный', null)).toEqual({ accelerator: ['Северный ветер'] })
  })

  test('nobody finds what is another tenant’s, whichever accelerator they name', async () => {
    for (const text of ['тепло', 'интервью', 'энергетика', 'отопительный', 'Орлов', project.serial_number!]) {
      for (const id of [accelerator.id, foreign.id, null]) {
        expect(await found(people.foreignTeam, text, id)).toEqual({})
        expect(await found(people.stranger, text, id)).toEqual({})
      }
    }
  })

  test('a blocked member finds nothing of the accelerator, a guest may not ask', async () => {
    const blocked = await portal.make.member({ accelerator: accelerator as never, role: 'ACC' })
    expect(await found(blocked, 'тепло')).not.toEqual({})
    await portal.db
      .updateTable('accelerator_member')
      .set({ blocked: true })
      .where('person_uid', '=', blocked.uid)
      .execute()
    await expect.poll(() => found(blocked, 'тепло')).toEqual({})
    const { status } = await portal.guest.send(search, { query: { text: 'тепло' } })
    expect(status).toBe(401)
  })

  test('a blocked person may not ask at all', async () => {
    const person = await portal.make.person()
    await portal.db.updateTable('person').set({ status: 'B' }).where('uid', '=', person.uid).execute()
    const { status } = await portal.as(person).send(search, { query: { text: 'тепло' } })
    expect(status).toBeGreaterThanOrEqual(401)
    expect(status).toBeLessThan(404)
  })
})

describe('how it is typed', () => {
  test.each(['тепло', 'контур', 'ТЕПЛОКОНТУР', 'котельная', 'потеря датчик', 'ntgkj', 'Ntgkjrjynehs'])(
    '"%s" finds the project',
    async (text) => {
      expect((await found(people.founder, text, null))['project']).toEqual(['Теплоконтур'])
    },
  )

  test('its number, in any form', async () => {
    const serial = project.serial_number!
    for (const text of [
      serial,
      serial.toLowerCase(),
      `P${project.id}`,
      String(project.id),
      `№ ${project.id}`,
      serial.replace('P', 'З'),
    ])
      expect((await found(people.founder, text, null))['project'], text).toEqual(['Теплоконтур'])
  })

  test('the other keyboard layout is reported, and tried only when nothing is found as it was typed', async () => {
    expect((await ask(people.founder, 'ntgkj', null)).text).toBe('тепло')
    await portal.make.project({ leader: people.founder, name: 'Ntgkj systems', summary: '' })
    const answer = await ask(people.founder, 'ntgkj', null)
    expect(answer.text).toBe('ntgkj')
    expect(answer.groups[0]!.items.map(({ title }) => title)).toEqual(['Ntgkj systems'])
  })

  test('exact names are first, then names with that beginning, and at most five of a kind', async () => {
    const leader = await portal.make.person()
    for (let n = 0; n < 7; n += 1)
      await portal.make.project({
        leader,
        name: `Орбита ${n}`,
        summary: 'про маяк',
        created_at: `2026-01-0${n + 1}T00:00:00Z`,
      })
    await portal.make.project({ leader, name: 'Маяк', summary: '', created_at: '2025-01-01T00:00:00Z' })
    await portal.make.project({
      leader,
      name: 'Северный маяк',
      summary: '',
      created_at: '2025-01-01T00:00:00Z',
    })
    const titles = (await found(leader, 'маяк', null))['project']!
    expect(titles).toEqual(['Маяк', 'Северный маяк', 'Орбита 6', 'Орбита 5', 'Орбита 4'])
  })

  test.each([
    ['wildcards', '%'],
    ['wildcards of one sign', '____'],
    ['quotes', `'"\`; drop table project; --`],
    ['a backslash', '\\'],
    ['signs of the query language', '(a & !b):* | <->'],
    ['100 combining marks', '\u0301'.repeat(100)],
    ['marks on letters', 'т\u0301\u0302\u0303'.repeat(25)],
    ['ten words and more', 'а б в г д е ж з и к л м н'],
    ['signs beyond the first plane', '🛰️'.repeat(20)],
  ])('%s are only signs', async (_what, text) => {
    const answer = await ask(people.founder, text, null)
    expect(answer.incomplete).toBe(false)
    expect(answer.groups).toEqual([])
  })

  test.each([
    ['nothing', '', 400],
    ['only spaces', '   ', 400],
    ['NUL', 'те\u0000пло', 400],
    ['a lone surrogate', '\uD800', 200],
    ['101 characters', 'я'.repeat(101), 400],
  ])('%s is answered', async (_what, text, expected) => {
    const { status } = await portal.as(people.founder).send(search, { query: { text } })
    expect(status).toBe(expected)
  })
})

test('a source that fails or is slow leaves a gap and takes nothing from the others', async () => {
  const source = (name: string, kind: SearchSource['kind'], find: SearchSource['find']): SearchSource => ({
    name,
    kind,
    isOpenTo: () => true,
    find,
  })
  const one = { key: '1', title: 'Found', context: '', pictureUrl: null, link: '/static' as const }
  const sources = [
    source('slow', 'project', async ({ db }) => {
      await sql`select pg_sleep(20)`.execute(db)
      return []
    }),
    source('broken', 'task', async ({ db }) => {
      await sql`select nothing from nowhere`.execute(db)
      return []
    }),
    source('well', 'person', async ({ db }) => {
      await sql`select 1`.execute(db)
      return [one]
    }),
  ]
  const reported: unknown[] = []
  const ctx = { db: portal.db, log: { warn: (about: { source: string }) => reported.push(about.source) } }
  const answer = await findInSources(ctx as unknown as SignedIn, sources, 'x')
  expect(answer).toEqual({ groups: [{ kind: 'person', items: [one] }], incomplete: true })
  expect(new Set(reported)).toEqual(new Set(['broken', 'slow']))
  // The timeout does not leak to the next user of the pooled connection.
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    portal.db,
  )
  expect(rows[0]!.limit).toBe('0')
}, 10_000)

describe('among very many', () => {
  beforeAll(async () => {
    const leader = await portal.make.person()
    await sql`
      insert into project (leader_uid, name, created_at)
      select ${leader.uid}, case when n = 1 then 'Гидропоника' when n = 2600 then 'Ветропарк нового дня' else 'Ветропарк ' || n end,
        now() + n * interval '1 second'
      from generate_series(1, 2600) n`.execute(portal.db)
  })

  test('a word that most have finds the newest of them', async () => {
    const { project: names } = await found(people.administrator, 'ветропарк', null)
    expect(names).toEqual(['Ветропарк нового дня', ...[2599, 2598, 2597, 2596].map((n) => `Ветропарк ${n}`)])
  })

  test('a sample of the table recognises such a word as well, and of a rare one leaves it to the index', async () => {
    const sampled = searchSource<unknown, { id: number }>({
      name: 'sampled',
      kind: 'project',
      of: () => undefined,
      authorize: portalPolicy.signIn,
      from: sql`project p`,
      key: sql`p.id`,
      scope: () => sql`true`,
      sample: sql`project p tablesample system (100)`,
      search: {
        // The index finds whole names only, so results for a prefix come from the sampled table, in list order.
        findIds: (typed) => sql`select id from project where name = ${typed}`,
        idColumn: sql`p.id`,
        matches: (typed) => sql`p.name ilike ${`${typed}%`}`,
      },
      order: sql`p.created_at desc, p.id desc`,
      title: () => sql`p.name`,
      context: sql`p.serial_number`,
      columns: () => sql`p.id`,
      link: ({ id }) => linkTo('/bch/view/project-details', { id }),
    })
    const find = async (typed: string) =>
      (await sampled.find({ db: portal.db, actor: { kind: 'person' } } as unknown as SignedIn, typed, 5)).map(
        ({ title }) => title,
      )
    expect(await find('Ветропарк')).toEqual([
      'Ветропарк нового дня',
      ...[2599, 2598, 2597, 2596].map((n) => `Ветропарк ${n}`),
    ])
    expect(await find('Гидро')).toEqual([])
    expect(await find('Гидропоника')).toEqual(['Гидропоника'])
  })

  test('a word that one of the oldest has finds it', async () => {
    expect(await found(people.administrator, 'гидропоника', null)).toEqual({ project: ['Гидропоника'] })
  })
})
