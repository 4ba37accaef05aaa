import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { emptyDatabase } from '../tests/support/database.ts'
import { temporaryFolder } from '../tests/support/folders.ts'
import { withClient } from '../tests/support/test-server.ts'

/** Data that was entered twice before the migration of this name, and where it is stored since. */
const name = '0075_asked_once.sql'

let url: string

const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(text, values)).rows)

type Before = {
  name: string
  summary?: string
  description?: string
  industry?: string
  territory?: string
  stage?: string
}

const person = '00000000-0000-4000-8000-000000000075'

const addProject = async (given: Before, profile: Record<string, unknown> = {}): Promise<void> => {
  const [{ id } = { id: 0 }] = await ask<{ id: number }>(
    `insert into project (leader_uid, name, summary, description, industry, territory, stage, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, '2026-01-01') returning id`,
    [
      person,
      given.name,
      given.summary ?? '',
      given.description ?? '',
      given.industry ?? '',
      given.territory ?? '',
      given.stage ?? 'NOT_DETERMINED',
    ],
  )
  for (const [code, value] of Object.entries(profile))
    await ask(
      `insert into profile_value (project_id, element_code, field_code, value) values ($1, $2, $2, $3::jsonb)`,
      [id, code, JSON.stringify(value)],
    )
}

const valueOf = async (dictionary: string, code: string): Promise<number> => {
  const [row] = await ask<{ id: string }>(
    `select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id where d.code = $1 and v.code = $2`,
    [dictionary, code],
  )
  return Number(row!.id)
}

/** The data in a project's profile, besides what lists read of it. */
const historyOf = async (project: string) => {
  const [row] = await ask<{ profile: Record<string, unknown>; row: Record<string, unknown> }>(
    `select (select jsonb_object_agg(v.element_code, v.value) from profile_value v where v.project_id = p.id) as profile,
       jsonb_build_object('pitch', p.summary, 'description', p.description, 'industries', p.industry_ids,
         'territory', p.territory_id, 'stage', p.stage_id) as row
     from project p where p.name = $1`,
    [project],
  )
  return row!
}

const field = (code: string, rest: object) => ({
  code,
  name: { ru: code, en: '' },
  shortName: { ru: '', en: '' },
  description: { ru: '', en: '' },
  help: { ru: '', en: '' },
  required: false,
  limits: {},
  ...rest,
})

const ownTree = {
  sections: [
    {
      id: 'one',
      name: { ru: 'Раздел', en: '' },
      description: { ru: '', en: '' },
      elements: [
        field('territory', { kind: 'PLAIN', type: 'STRING' }),
        field('size', { kind: 'PLAIN', type: 'STRING', showIf: { code: 'territory', anyOf: [true] } }),
        field('pitch', { kind: 'PLAIN', type: 'STRING' }),
      ],
    },
  ],
}

beforeAll(async () => {
  url = await emptyDatabase()
  const folder = temporaryFolder()
  const files = readdirSync(migrationsFolder()).filter((file) => file.endsWith('.sql') && file < name)
  for (const file of files) copyFileSync(join(migrationsFolder(), file), join(folder, file))
  await migrate(url, { folder })
  await ask(`insert into person (uid, email, last_name, first_name) values ($1, 'a@a.example', 'А', 'Б')`, [
    person,
  ])
  const [template] = await ask<{ id: number }>(
    `insert into profile_template (name, main) values ('Свой', true) returning id`,
  )
  await ask(
    `insert into profile_template_version (template_id, number, status, tree) values ($1, 1, 'ACTIVE', $2::jsonb)`,
    [template!.id, JSON.stringify(ownTree)],
  )
  await addProject({
    name: 'Весь',
    summary: 'Датчики тепла',
    description: 'Находят потери.',
    industry: ' энергетика ',
    territory: 'Казань',
    stage: 'ENTREPRENEURIAL',
  })
  await addProject({
    name: 'Чужие слова',
    description: 'Парус.',
    industry: 'Ледоколы',
    territory: 'Берег, что за лесом',
  })
  await addProject({ name: 'Words of one’s own', summary: 'Sails', industry: 'Icebreakers' })
  await addProject(
    { name: 'Дважды', summary: 'В настройках', industry: 'Медицина', stage: 'EARLY_SEED' },
    { pitch: 'В профиле', industries: [await valueOf('INDUSTRIES', 'ENERGY')], territory: 'Свой ответ' },
  )
  await addProject({ name: 'Пустой' })
  copyFileSync(join(migrationsFolder(), name), join(folder, name))
  await migrate(url, { folder })
}, 120_000)

describe('a question of both settings and profile', () => {
  test('is one answer of the profile, chosen by its name in any case, a region by its city', async () => {
    const [energy, tatarstan, stage] = [
      await valueOf('INDUSTRIES', 'ENERGY'),
      await valueOf('REGIONS', 'RU-TA'),
      await valueOf('PROJECT_STAGES', 'ENTREPRENEURIAL'),
    ]
    const texts = { pitch: 'Датчики тепла', description: 'Находят потери.' }
    expect(await historyOf('Весь')).toEqual({
      profile: { ...texts, industries: [energy], territory: [tatarstan], stage: [stage] },
      row: { ...texts, industries: [energy], territory: tatarstan, stage },
    })
  })

  test('is moved to the end of the description where no dictionary knows it, in the words of the project', async () => {
    const russian = 'Парус.\n\nОтрасль: Ледоколы\nТерритория: Берег, что за лесом'
    expect((await historyOf('Чужие слова')).profile).toEqual({ description: russian })
    expect((await historyOf('Words of one’s own')).profile).toEqual({
      pitch: 'Sails',
      description: 'Industry: Icebreakers',
    })
  })

  test('stays as the profile has it; a different answer of the settings is kept', async () => {
    const { profile, row } = await historyOf('Дважды')
    expect(profile).toMatchObject({ pitch: 'В профиле', description: 'В настройках\n\nОтрасль: Медицина' })
    expect(row).toMatchObject({ pitch: 'В профиле', stage: await valueOf('PROJECT_STAGES', 'EARLY_SEED') })
  })

  test('is nothing where nothing was answered, and a history names its source', async () => {
    expect((await historyOf('Пустой')).profile).toBeNull()
    const changes = await ask(
      `select distinct c.at = p.updated_at as "ofThen", c.changed_by from profile_value_change c join project p on p.id = c.project_id`,
    )
    expect(changes).toEqual([{ ofThen: true, changed_by: null }])
  })
})

test('a question of one’s own under such a code keeps its values and its conditions under another', async () => {
  const [row] = await ask<{ tree: typeof ownTree }>('select tree from profile_template_version')
  expect(row!.tree.sections[0]!.elements).toMatchObject([
    { code: 'territory_own' },
    { code: 'size', showIf: { code: 'territory_own' } },
    { code: 'pitch' },
  ])
  expect((await historyOf('Дважды')).profile).toMatchObject({ territory_own: 'Свой ответ' })
})
