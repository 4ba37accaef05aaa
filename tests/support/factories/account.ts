import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import type { Db } from '#platform/server/context.ts'
import { hashPassword } from '../../../apps/sso/server/passwords.ts'
import { insertOne, type NewRow, type Row } from './insert.ts'
import { makePerson, type Person } from './person.ts'

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, cached. */
export const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password)
  if (known) return known
  const made = hashPassword(password)
  hashes.set(password, made)
  return made
}

/** The row of a confirmed account at the sign-on service: its id is the person's uid. */
export const accountRow = (
  person: Pick<Person, 'uid' | 'email' | 'last_name' | 'first_name' | 'middle_name' | 'locale'>,
  passwordHash: string,
  createdAt: string = new Date().toISOString(),
): NewRow<'sso.account'> => ({
  id: person.uid,
  email: person.email,
  password_hash: passwordHash,
  last_name: person.last_name,
  first_name: person.first_name,
  middle_name: person.middle_name,
  status: 'A',
  locale: person.locale ?? 'ru',
  created_at: createdAt,
  confirmed_at: createdAt,
  rules_version: portalRulesVersion,
  rules_accepted_at: createdAt,
})

/** Creates the account that a person signs in with. */
export const makeAccount = async (
  db: Db,
  given: { person?: Person; email?: string; password?: string } = {},
): Promise<Row<'sso.account'>> => {
  const { password = 'correct-Horse1', email } = given
  const person = given.person ?? (await makePerson(db, email === undefined ? {} : { email }))
  const row = accountRow(person, await hashOnce(password))
  return insertOne(db, 'sso.account', email === undefined ? row : { ...row, email })
}
