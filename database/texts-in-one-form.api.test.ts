import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { createProject, listMyProjects } from '../features/projects/contract/project.endpoints.ts'
import type { Person } from '../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../tests/support/portal.ts'

/** "Йод" as some keyboards and systems write it: the breve is a separate character. */
const decomposed = 'И\u0306од'
const composed = 'Йод'

let portal: TestPortal
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
})

const migrate = async () => {
  const text = await readFile(new URL('./migrations/0211_texts_in_one_form.sql', import.meta.url), 'utf8')
  await portal.database.pool.query(text)
}

const nameOf = async (id: number) =>
  (await portal.db.selectFrom('project').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

test('stored texts are composed once, values of profiles too; a row that would collide keeps its text', async () => {
  const [twin, ...others] = await Promise.all(
    [composed, decomposed, `Со\u00adлнце\u200b ${decomposed}`].map((name) =>
      portal.make.project({ leader, name }),
    ),
  )
  await sql`insert into profile_value (project_id, element_code, field_code, value)
    select ${others[1]!.id}, 'pitch', '', to_jsonb(${decomposed}::text)`.execute(portal.db)
  for (const _run of ['first', 'again']) {
    await migrate()
    expect(await nameOf(twin!.id)).toBe(composed)
    expect(await nameOf(others[0]!.id)).toBe(decomposed)
    expect(await nameOf(others[1]!.id)).toBe(`Солнце ${composed}`)
  }
  const { rows } = await sql`select value from profile_value where project_id = ${others[1]!.id}`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ value: composed }])
  const former = await sql`select name from project_former_name where project_id = ${others[1]!.id}`.execute(
    portal.db,
  )
  expect(former.rows).toEqual([])
})

test('a name typed in two signs is the same name: a second project is refused, and both forms find the first', async () => {
  const other = await portal.make.person()
  const create = (name: string) => portal.as(other).call(createProject, { body: { name } })
  expect((await create(`${decomposed} с зимой`)).status).toBeLessThan(300)
  expect((await create(`${composed} с\u200b зимой`)).body).toMatchObject({ code: 'PROJECT_NAME_TAKEN' })
  for (const findText of [decomposed, composed]) {
    const found = await portal.as(other).call(listMyProjects, { query: { findText } })
    expect(found.body['items']).toMatchObject([{ name: `${composed} с зимой` }])
  }
})
