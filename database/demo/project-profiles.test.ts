import { sql } from 'kysely'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { portalFiles } from '#platform/server/files/storage.ts'
import { elementTree } from '../../features/fields/contract/tree.schemas.ts'
import { codesOf } from '../../features/fields/domain/codes.rules.ts'
import { catalogueTypes, columnTypes, elementKinds } from '../../features/fields/domain/element-types.ts'
import { picturesIn } from '../../features/fields/domain/rich-text.rules.ts'
import {
  countElements,
  elementsOf,
  fieldsOf,
  type Field,
  type ElementTree,
} from '../../features/fields/domain/tree.ts'
import { valueProblem } from '../../features/fields/domain/validate-value.ts'
import type { Value } from '../../features/fields/domain/values.ts'
import { changedTypes } from '../../features/profile-templates/domain/template.rules.ts'
import { publicationProblems } from '../../features/profile-templates/server/publication-problems.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { addProjects, seedDemo } from './index.ts'

type Version = { templateId: number; main: boolean; number: number; status: string; tree: ElementTree }

let db: Db
let versions: Version[]
const folder = mkdtempSync(join(tmpdir(), 'runway-demo-values-'))

beforeAll(async () => {
  ;({ db } = await testDatabase())
  await seedDemo(db, { files: portalFiles(folder) })
  const { rows } = await sql<Version>`
    select v.template_id as "templateId", t.main, v.number, v.status, v.tree
    from profile_template_version v join profile_template t on t.id = v.template_id and t.purpose = 'PROFILE'
    order by t.main desc, v.number`.execute(db)
  versions = rows
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const count = async (from: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)).rows[0]!.n

const active = (): ElementTree => versions.find(({ main, status }) => main && status === 'ACTIVE')!.tree

const fields = (): Map<string, Field> =>
  new Map(
    versions
      .flatMap(({ tree }) => elementsOf(tree))
      .flatMap((element) => fieldsOf(element).map((field) => [`${element.code}/${field.code}`, field])),
  )

test('templates may be published as they are, in every version', async () => {
  expect(versions.map(({ main, status }) => `${main ? 'main' : 'small'} ${status}`)).toEqual([
    'main ARCHIVE',
    'main ACTIVE',
    'main DRAFT',
    'small ACTIVE',
  ])
  for (const { templateId, main, status, tree } of versions) {
    expect(elementTree.safeParse(tree).error).toBeUndefined()
    // An old version lacks elements that were filled since: it cannot be published unchanged.
    const problems = await publicationProblems(db, { templateId, main, purpose: 'PROFILE' }, tree)
    expect(problems.filter(({ problem }) => status !== 'ARCHIVE' || problem !== 'USED_GONE')).toEqual([])
    expect(codesOf(tree).filter((code) => code.startsWith('a'))).toEqual([])
    for (const other of versions) expect(changedTypes(other.tree, tree)).toEqual([])
  }
})

test('the template that profiles are filled by shows every kind, type and column', () => {
  const elements = elementsOf(active())
  expect(elements.length).toBeGreaterThanOrEqual(60)
  expect(new Set(elements.map(({ kind }) => kind))).toEqual(new Set(elementKinds))
  const all = elements.flatMap((element) => fieldsOf(element))
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(catalogueTypes))
  expect(
    new Set(all.flatMap((field) => ('columnType' in field ? [field.columnType as string] : []))),
  ).toEqual(new Set(columnTypes))
  const named = elements.flatMap((element) => [element.name, ...fieldsOf(element).map(({ name }) => name)])
  for (const { ru, en } of named) expect([ru === '', en === '']).toEqual([false, false])
})

test('every value is one that its field takes, now and before', async () => {
  const known = fields()
  // The conclusion and the comments of a review do not belong to an element.
  const { rows } = await sql<{ place: string; value: Value }>`
    select distinct element_code || '/' || field_code as place, value from profile_value
    union
    select distinct element_code || '/' || field_code, after from profile_value_change where element_code <> ''`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(2000)
  for (const { place, value } of rows) {
    const field = known.get(place)
    if (!field) throw new Error(`No version has ${place}`)
    expect(valueProblem(field, value), `${place}: ${JSON.stringify(value)}`).toBeNull()
  }
})

test('lists name values of their own dictionary', async () => {
  const dictionaries = Object.fromEntries(
    [...fields()].flatMap(([place, { type, dictionary }]) => (type === 'LIST' ? [[place, dictionary]] : [])),
  )
  expect(
    await count(`profile_value v
      cross join jsonb_array_elements_text(
        case when jsonb_typeof(v.value) = 'array' then v.value else '[]' end) as chosen (id)
      join dictionary_value w on w.id = chosen.id::bigint join dictionary d on d.id = w.dictionary_id
      where jsonb_typeof(v.value->0) = 'number'
        and d.code <> ('${JSON.stringify(dictionaries)}'::jsonb ->> (v.element_code || '/' || v.field_code))`),
  ).toBe(0)
})

test('what is kept is where its history ends, written by people of the team', async () => {
  for (const wrong of [
    `profile_value v where v.value is distinct from (select c.after from profile_value_change c
      where c.project_id = v.project_id and c.element_code = v.element_code and c.field_code = v.field_code
        and c.item_id is not distinct from v.item_id order by c.id desc limit 1)`,
    `profile_value v where v.version <> (select count(*) from profile_value_change c
      where c.project_id = v.project_id and c.element_code = v.element_code and c.field_code = v.field_code
        and c.item_id is not distinct from v.item_id)`,
    `profile_value_change c join project p on p.id = c.project_id where c.at < p.created_at`,
    `profile_value_change c where not exists (select from project_member m
      where m.project_id = c.project_id and m.person_uid = c.changed_by)
      and c.project_id in (select id from project where keeper_accelerator_id is null)`,
    `profile_item i where row_key is not null and element_code not in
      ('market_size', 'sales_plan', 'metrics', 'paper_list')`,
  ])
    expect(await count(wrong), wrong).toBe(0)
  expect(
    await count(
      '(select project_id from profile_value_change group by 1 having count(distinct changed_by) > 1) t',
    ),
  ).toBeGreaterThan(50)
})

test('some profiles are nearly whole, some are half-way, some only begun; of each project all know what it is', async () => {
  const { rows } = await sql<{ id: number; codes: string[] }>`
    select p.id, array_remove(array_agg(distinct v.element_code), null) as codes
    from project p left join profile_value v on v.project_id = p.id
    where p.keeper_accelerator_id is null group by p.id`.execute(db)
  const total = countElements(active())
  const parts = rows.map(({ codes }) => codes.length / total)
  expect(parts.filter((part) => part < 0.1).length).toBeGreaterThan(5)
  for (const { id, codes } of rows)
    expect(codes, String(id)).toEqual(expect.arrayContaining(['pitch', 'description', 'industries', 'stage']))
  expect(parts.filter((part) => part > 0.25 && part < 0.75).length).toBeGreaterThan(30)
  expect(parts.filter((part) => part > 0.85).length).toBeGreaterThan(15)
})

test('an answer to a question of the first version only is still there', async () => {
  expect(codesOf(active())).not.toContain('slogan')
  expect(await count(`profile_value where element_code = 'slogan'`)).toBeGreaterThan(10)
})

test('files are real and belong to the profile that contains them', async () => {
  const { rows } = await sql<{ id: string; referenced: boolean }>`
    select f.file_id as id, exists (select from profile_value v
      where v.project_id = f.project_id and v.value ? f.file_id::text) as referenced
    from profile_file f`.execute(db)
  expect(rows.length).toBeGreaterThanOrEqual(9)
  for (const { id, referenced } of rows)
    expect([referenced, existsSync(join(folder, 'files', id.slice(0, 2), id))]).toEqual([true, true])
})

test('a text has a picture, a real one, that belongs to its profile', async () => {
  const { rows } = await sql<{ id: string; width: number; value: string }>`
    select p.file_id as id, p.width, v.value #>> '{}' as value from profile_picture p
    join profile_value v on v.project_id = p.project_id and v.element_code = 'solution'`.execute(db)
  expect(rows).toHaveLength(1)
  const { id, width, value } = rows[0]!
  expect(picturesIn(value)).toMatchObject([{ id, width, alt: expect.stringContaining('потери') }])
  expect(existsSync(join(folder, 'files', id.slice(0, 2), id))).toBe(true)
})

test('trackpoints ask for what their templates have, and what is done lacks nothing required', async () => {
  const codes = new Set(
    versions.filter(({ status }) => status === 'ACTIVE').flatMap(({ tree }) => codesOf(tree)),
  )
  const { rows } = await sql<{
    code: string
  }>`select distinct element_code as code from trackpoint_field`.execute(db)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ code }) => !codes.has(code))).toEqual([])
  expect(
    await count(`project_trackpoint w join project_track q on q.id = w.project_track_id,
      jsonb_array_elements(w.asked) as a where w.state not in ('PROCESS_CODE', 'START') and (a->>'required')::boolean
        and not exists (select from profile_value v
          where v.project_id = q.project_id and v.element_code = a->>'code')`),
  ).toBe(0)
  expect(await count(`project_trackpoint where (state = 'NOT_STARTED') <> (asked is null)`)).toBe(0)
})

test('projects of a large set answer some of it', async () => {
  await addProjects(db, 100)
  const { rows } = await sql<{ code: string; value: Value; projects: number }>`
    select element_code as code, max(value::text)::jsonb as value, count(*)::int as projects
    from profile_value v join project p on p.id = v.project_id and p.keeper_accelerator_id is null
    where p.id > 120 group by 1`.execute(db)
  expect(rows).toHaveLength(8)
  for (const { code, value, projects } of rows)
    expect([valueProblem(fields().get(`${code}/${code}`)!, value), projects]).toEqual([null, 80])
})
