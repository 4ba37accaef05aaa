import type { Db } from '#platform/server/context.ts'
import { insertOne, type Columns, type Row } from './insert.ts'
import { makePerson, type Person } from './person.ts'

/** Creates an award in a person's profile. */
export const makeAward = async (
  db: Db,
  given: Columns<'person_award'> & { person?: Person } = {},
): Promise<Row<'person_award'>> => {
  const { person, ...columns } = given
  return insertOne(db, 'person_award', {
    person_uid: (person ?? (await makePerson(db))).uid,
    year: 2024,
    title: 'Лучший доклад конференции',
    ...columns,
  })
}

/** Creates a person's request to be erased. */
export const makeErasureRequest = async (
  db: Db,
  given: Columns<'erasure_request'> & { person?: Person } = {},
): Promise<Row<'erasure_request'>> => {
  const { person, ...columns } = given
  return insertOne(db, 'erasure_request', {
    person_uid: (person ?? (await makePerson(db))).uid,
    ...columns,
  })
}
