import type { Db } from '#platform/server/context.ts'
import { field as sample } from '../../../features/fields/domain/samples.ts'
import type { Field } from '../../../features/fields/domain/tree.ts'
import { insertOne, type Row } from './insert.ts'
import { next } from './sequence.ts'

/** Creates a group of objects. */
export const makeObjectGroup = async (db: Db): Promise<Row<'object_group'>> => {
  const number = next()
  return insertOne(db, 'object_group', {
    name_ru: `Раздел ${number}`,
    name_en: `Part ${number}`,
    seq: number,
  })
}

/** Creates an object of the catalogue: an indicator by default. */
export const makeObject = async (
  db: Db,
  given: { field?: Partial<Field>; groupId?: number } = {},
): Promise<Omit<Row<'profile_object'>, 'field'> & { field: Field }> => {
  const group_id = given.groupId ?? (await makeObjectGroup(db)).id
  const field: Field = {
    ...sample({ code: `object_${next()}`, type: 'MONEY', ...given.field }),
    name: { ru: 'Показатель', en: 'Indicator', ...given.field?.name },
  }
  const { id } = await insertOne(db, 'profile_object', { group_id, field: JSON.parse(JSON.stringify(field)) })
  const row = await db.selectFrom('profile_object').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, field }
}
