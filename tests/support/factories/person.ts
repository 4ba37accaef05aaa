import { randomUUID } from 'node:crypto'
import type { PortalRole } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { insertAll, insertOne, type Columns, type NewRow, type Row } from './insert.ts'
import { emailName, russianName } from './names.ts'
import { next } from './sequence.ts'

export type Person = Row<'person'>

/** The row of an active person. */
export const personRow = (given: Columns<'person'> = {}): NewRow<'person'> => {
  const n = next()
  const name = { ...russianName(n), ...given }
  return {
    uid: randomUUID(),
    email: `${emailName(name)}.${n}@people.example`,
    phone: `+7 900 ${String(1_000_000 + n * 37).slice(-7)}`,
    ...name,
  }
}

/** A person's columns and portal roles; use `makeMember` for memberships. */
export type PersonGiven = Columns<'person'> & { roles?: readonly PortalRole[] }

/** Creates a person with portal roles. */
export const makePerson = async (db: Db, given: PersonGiven = {}): Promise<Person> => {
  const { roles = [], ...columns } = given
  const person = await insertOne(db, 'person', personRow(columns))
  await insertAll(
    db,
    'person_role',
    roles.map((role) => ({ person_uid: person.uid, role })),
  )
  return person
}
