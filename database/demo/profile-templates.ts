import { sql } from 'kysely'
import type { ElementTree } from '../../features/fields/domain/tree.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import { profileDictionaries } from './content/profile/dictionaries.ts'
import type { IdOf } from './content/profile/kit.ts'
import { activeTree, firstTree, nextTree, passportTree } from './content/profile/trees.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

/** Adds the dictionaries of the demo's templates; existing ones are unchanged. */
const addDictionaries = async ({ db }: Scene): Promise<void> => {
  for (const { code, name, values } of profileDictionaries) {
    const added = await sql<{ id: number }>`
      insert into dictionary (code, name_ru, name_en) values (${code}, ${name[0]}, ${name[1]})
      on conflict (code) do nothing returning id`.execute(db)
    const dictionary = added.rows[0]
    if (!dictionary) continue
    await insertAll(
      db,
      'dictionary_value',
      values.map(([value, name_ru, name_en], i) => ({
        dictionary_id: dictionary.id,
        code: value,
        name_ru,
        name_en,
        seq: 10 * (i + 1),
      })),
    )
  }
}

/** Finds dictionary values by their codes, or by their names in either language. */
const readIds = async ({ db }: Scene): Promise<IdOf> => {
  const { rows } = await sql<{ dictionary: string; id: number; keys: string[] }>`
    select d.code as dictionary, v.id, array[v.name_en, v.name_ru, v.code] as keys
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code not in ('REGIONS', 'CITIES')`.execute(db)
  const ids = new Map(
    rows.flatMap(({ dictionary, id, keys }) => keys.map((key) => [`${dictionary}/${key}`, id] as const)),
  )
  return (dictionary, code) => {
    const id = ids.get(`${dictionary}/${code}`)
    if (id === undefined) throw new Error(`The dictionary ${dictionary} has no ${code}`)
    return id
  }
}

type Version = { number: number; status: 'DRAFT' | 'ACTIVE' | 'ARCHIVE'; tree: ElementTree; age: number }

const addTemplate = async (
  { db, calendar }: Scene,
  given: {
    name: string
    description: string
    main: boolean
    created_by: string
    versions: readonly Version[]
  },
): Promise<number> => {
  const { versions, ...template } = given
  const { id } = await insertOne(db, 'profile_template', {
    ...template,
    created_at: calendar.ago(versions[0]!.age + 3),
  })
  await insertAll(
    db,
    'profile_template_version',
    versions.map(({ number, status, tree, age }) => ({
      template_id: id,
      number,
      status,
      tree: tree as never,
      updated_at: calendar.ago(age),
      published_at: status === 'DRAFT' ? null : calendar.ago(age),
    })),
  )
  return id
}

/** The region of a place by its name: the region itself, or that of a city. */
export type RegionOf = (place: string) => number | undefined

const readRegions = async ({ db }: Scene): Promise<RegionOf> => {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select r.id, array[r.name_ru, r.name_en] || array(
      select c.name_ru from dictionary_value c join dictionary d on d.id = c.dictionary_id and d.code = 'CITIES'
      where c.parent_value_id = r.id) as names
    from dictionary_value r join dictionary d on d.id = r.dictionary_id and d.code = 'REGIONS'`.execute(db)
  const ids = new Map(rows.flatMap(({ id, names }) => names.map((name) => [name, id] as const)))
  return (place) => ids.get(place)
}

/** The demo's templates: a lookup of dictionary values, and the number of each template. */
export type Templates = { idOf: IdOf; regionOf: RegionOf; main: number; passport: number }

/** Creates the templates: the portal's with three versions, and the technology passport. */
export const makeTemplates = async (scene: Scene, cast: Cast): Promise<Templates> => {
  await addDictionaries(scene)
  const [idOf, regionOf] = await Promise.all([readIds(scene), readRegions(scene)])
  const created_by = cast.accounts.get('admin@demo.example')!.uid
  const main = await addTemplate(scene, {
    name: 'Профиль проекта',
    description: 'С него начинается каждый проект: девять разделов, от сути до документов.',
    main: true,
    created_by,
    versions: [
      { number: 1, status: 'ARCHIVE', tree: firstTree(idOf), age: 350 },
      { number: 2, status: 'ACTIVE', tree: activeTree(idOf), age: 180 },
      { number: 3, status: 'DRAFT', tree: nextTree(idOf), age: 2 },
    ],
  })
  const passport = await addTemplate(scene, {
    name: 'Паспорт технологии',
    description:
      'Для проектов, технологию которых изучают эксперты: принцип, характеристики, испытания, права.',
    main: false,
    created_by,
    versions: [{ number: 1, status: 'ACTIVE', tree: passportTree(), age: 120 }],
  })
  return { idOf, regionOf, main, passport }
}
