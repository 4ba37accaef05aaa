import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { setConsents } from '../contract/profile.endpoints.ts'
import { listShowcaseExperts } from '../contract/showcase-people.endpoints.ts'

let portal: TestPortal
let expert: Person

beforeAll(async () => {
  portal = await openPortal()
})

const consent = async (published: boolean): Promise<void> => {
  const body = { processing: true, cardPublished: published, cardToWorld: published }
  expect((await portal.as(expert).call(setConsents, { body })).status).toBe(200)
}

beforeEach(async () => {
  expert = await portal.make.person({ certified_expert: true, last_name: 'Громова', first_name: 'Инна' })
  await consent(true)
})

type Answer = { items: { uid: string }[]; facets: Record<string, { value: string; count: number }[]> }

const find = async (query: Record<string, unknown>): Promise<Answer> => {
  const { status, body } = await portal.guest.send(listShowcaseExperts, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Answer
}

const isFound = async (findText: string): Promise<boolean> =>
  (await find({ findText })).items.some(({ uid }) => uid === expert.uid)

const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.db)

const tell = (about: string) =>
  run(sql`update person_profile set about = ${about} where person_uid = ${expert.uid}`)

/** A dictionary value that nobody else has. */
const newValue = async (name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into dictionary_value (dictionary_id, code, name_ru, name_en)
    select dictionary_id, ${`V${expert.uid}`}, ${name}, ${name} from dictionary_value limit 1
    returning id::int as id`.execute(portal.db)
  return rows[0]!.id
}

test.each(['громов', 'Инна', 'испыт', 'испытание', 'стенд громова'])(
  'a card is found by %s',
  async (typed) => {
    await tell('Испытания двигателей на стендах')
    expect(await isFound(typed)).toBe(true)
    expect(await isFound(`${typed} щзхъйцу`)).toBe(false)
  },
)

test('what a card no longer says does not find it', async () => {
  await tell('Криогеника')
  expect(await isFound('криогеника')).toBe(true)
  await tell('Гироскопы')
  expect([await isFound('криогеника'), await isFound('гироскоп')]).toEqual([false, true])
  await run(sql`update person set last_name = 'Перова' where uid = ${expert.uid}`)
  expect([await isFound('громова'), await isFound('перова')]).toEqual([false, true])
})

test.each(['person_industry', 'person_competency'] as const)(
  'a value in %s finds a card while it has it, by the name the value has now',
  async (table) => {
    const value = await newValue('Аквапоника')
    await run(sql`insert into ${sql.table(table)} (person_uid, value_id) values (${expert.uid}, ${value})`)
    expect(await isFound('аквапоник')).toBe(true)
    await run(
      sql`update dictionary_value set name_ru = 'Гидропоника', name_en = 'Hydroponics' where id = ${value}`,
    )
    expect([await isFound('аквапоник'), await isFound('hydroponic')]).toEqual([false, true])
    await run(sql`delete from ${sql.table(table)} where person_uid = ${expert.uid}`)
    expect(await isFound('hydroponic')).toBe(false)
  },
)

test('of a card that is taken back no words are stored', async () => {
  const storedWords = () => run(sql`select from card_words where person_uid = ${expert.uid}`)
  expect((await storedWords()).rows).toHaveLength(1)
  await consent(false)
  await tell('Криогеника')
  expect([(await storedWords()).rows.length, await isFound('громова')]).toEqual([0, false])
})

test('two who change parts of one card at once leave the words of both', async () => {
  const value = await newValue('Аквапоника')
  let release = (): void => {}
  const untilReleased = new Promise<void>((resolve) => (release = resolve))
  let tellWritten = (): void => {}
  const written = new Promise<void>((resolve) => (tellWritten = resolve))
  const first = portal.db.transaction().execute(async (trx) => {
    await sql`update person_profile set about = 'Криогеника' where person_uid = ${expert.uid}`.execute(trx)
    tellWritten()
    await untilReleased
  })
  await written
  const second = run(
    sql`insert into person_competency (person_uid, value_id) values (${expert.uid}, ${value})`,
  )
  const waiting = async () => {
    const { rows } = await run(sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like 'insert into person_competency%'`)
    return rows.length
  }
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  release()
  await Promise.all([first, second])
  expect([await isFound('криогеника'), await isFound('аквапоника')]).toEqual([true, true])
})

test('filters count what the search finds, each under all the others', async () => {
  const one = await newValue('Аквапоника')
  await run(sql`insert into person_industry (person_uid, value_id) values (${expert.uid}, ${one})`)
  const { facets } = await find({ findText: 'аквапоника' })
  expect(facets['industryId']).toEqual([expect.objectContaining({ value: String(one), count: 1 })])
  expect((await find({ findText: 'громова аквапоника', industryId: [one] })).facets['certified']).toEqual([
    expect.objectContaining({ value: 'true', count: 1 }),
  ])
  expect((await find({ findText: 'щзхъйцу', industryId: [one] })).facets['industryId']).toEqual([
    expect.objectContaining({ value: String(one), count: 0 }),
  ])
})
