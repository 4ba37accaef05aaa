import type { MemberRole } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { insertOne, type Columns, type NewRow, type Row } from './insert.ts'
import { makePerson, type Person } from './person.ts'
import { inTurn, next } from './sequence.ts'

export type Accelerator = Row<'accelerator'>

const names = ['Северный старт', 'Точка роста', 'Harbor Ventures', 'Маяк', 'Blue Peak Lab']

/** The row of an approved accelerator. */
export const acceleratorRow = (given: Columns<'accelerator'> = {}): NewRow<'accelerator'> => {
  const n = next()
  return {
    name: `${inTurn(names, n)} ${n}`,
    description: 'Программы для технологических команд от идеи до первых продаж.',
    approval: 'COORDINATED',
    status: 'ACTIVE',
    ...given,
  }
}

export const makeAccelerator = (db: Db, given: Columns<'accelerator'> = {}): Promise<Accelerator> =>
  insertOne(db, 'accelerator', acceleratorRow(given))

/** A person's membership in an accelerator. */
export type MemberGiven = {
  accelerator?: Accelerator
  person?: Person
  role?: MemberRole
  admin?: boolean
  blocked?: boolean
}

/** Makes a person a member of an accelerator, and returns the person. */
export const makeMember = async (db: Db, given: MemberGiven = {}): Promise<Person> => {
  const { role = 'ACC', admin = false, blocked = false } = given
  const accelerator = given.accelerator ?? (await makeAccelerator(db))
  const person = given.person ?? (await makePerson(db))
  await insertOne(db, 'accelerator_member', {
    accelerator_id: accelerator.id,
    person_uid: person.uid,
    role,
    admin,
    blocked,
  })
  return person
}

/** The default decider: a new person of the accelerator. */
export const makeDecider = async (db: Db, acceleratorId: number): Promise<Person> => {
  const person = await makePerson(db)
  await insertOne(db, 'accelerator_member', {
    accelerator_id: acceleratorId,
    person_uid: person.uid,
    role: 'ACC',
  })
  return person
}
