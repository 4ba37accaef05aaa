import type { PortalRole } from '#platform/domain/actor.ts'
import { accountRow, hashOnce } from '../../tests/support/factories/account.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import { emailName, englishName, russianName } from '../../tests/support/factories/names.ts'
import { personRow, type Person } from '../../tests/support/factories/person.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { uidOf } from './random.ts'
import type { Scene } from './scene.ts'

/** The people of the demo, by purpose. */
export type Cast = {
  /** By the demo account's address. */
  accounts: ReadonlyMap<string, Person>
  /** Members of accelerators, by language. */
  staff: { ru: Person[]; en: Person[] }
  founders: { ru: Person[]; en: Person[] }
}

type Part = { key: string; locale: 'ru' | 'en'; roles: readonly PortalRole[]; ageDays: number }

const sizes = { staff: { ru: 34, en: 16 }, founders: { ru: 105, en: 100 } }

/** People with only a role on the portal. */
const others: readonly { role: PortalRole; ru: number; en: number }[] = [
  { role: 'INV', ru: 5, en: 7 },
  { role: 'EXP', ru: 6, en: 5 },
  { role: 'MNT', ru: 4, en: 4 },
  { role: 'CST', ru: 2, en: 1 },
]

const rowsOf = (scene: Scene, parts: readonly Part[], taken: Set<string>) =>
  parts.map(({ key, locale, ageDays }, n) => {
    const name = locale === 'ru' ? russianName(n) : englishName(n)
    const plain = emailName(name)
    let email = `${plain}@people.example`
    for (let again = 2; taken.has(email); again++) email = `${plain}${again}@people.example`
    taken.add(email)
    const digits = String(scene.chance.between(1_000_000, 9_999_999))
    return personRow({
      uid: uidOf(key),
      email,
      phone: locale === 'ru' ? `+7 9${scene.chance.between(10, 89)} ${digits}` : `+44 7${digits}00`,
      ...name,
      locale,
      created_at: scene.calendar.ago(ageDays),
      last_seen_at: scene.calendar.ago(Math.min(ageDays, scene.chance.next() * 9)),
    })
  })

const partsOf = (scene: Scene, kind: string, locale: 'ru' | 'en', count: number, roles: PortalRole[]) =>
  Array.from({ length: count }, (_, i) => ({
    key: `${kind}-${locale}-${i}`,
    locale,
    roles,
    ageDays: kind === 'staff' ? scene.chance.between(300, 364) : scene.chance.between(60, 364),
  }))

const accountRows = (scene: Scene) =>
  demoAccounts.map(({ email, name: [last_name, first_name, middle_name] }) =>
    personRow({
      uid: uidOf(email),
      email,
      phone: `+7 900 ${scene.chance.between(1_000_000, 9_999_999)}`,
      last_name,
      first_name,
      middle_name,
      locale: null,
      created_at: scene.calendar.ago(364),
      last_seen_at: scene.calendar.ago(0.2),
    }),
  )

/** Creates all people, their portal roles, and accounts with the demo password. */
export const makePeople = async (scene: Scene): Promise<Cast> => {
  const kinds = (['ru', 'en'] as const).flatMap((locale) => [
    ...partsOf(scene, 'staff', locale, sizes.staff[locale], []),
    ...partsOf(scene, 'founder', locale, sizes.founders[locale], ['INI']),
    ...others.flatMap(({ role, ...counts }) => partsOf(scene, role, locale, counts[locale], [role])),
  ])
  const made = await insertAll(scene.db, 'person', [
    ...accountRows(scene),
    ...rowsOf(scene, kinds, new Set<string>()),
  ])
  await insertAll(scene.db, 'person_role', [
    ...demoAccounts.flatMap(({ email, portalRoles }) =>
      portalRoles.map((role) => ({ person_uid: uidOf(email), role, granted_at: scene.calendar.ago(364) })),
    ),
    ...kinds.flatMap(({ key, roles, ageDays }) =>
      roles.map((role) => ({ person_uid: uidOf(key), role, granted_at: scene.calendar.ago(ageDays) })),
    ),
  ])
  const hash = await hashOnce(demoPassword)
  await insertAll(
    scene.db,
    'sso.account',
    made.map((person) => accountRow(person, hash, person.created_at)),
  )
  const byUid = new Map(made.map((person) => [person.uid, person]))
  const all = (kind: string, locale: 'ru' | 'en') =>
    kinds
      .filter((part) => part.key.startsWith(`${kind}-`) && part.locale === locale)
      .map((part) => byUid.get(uidOf(part.key))!)
  const both = (kind: string) => ({ ru: all(kind, 'ru'), en: all(kind, 'en') })
  return {
    accounts: new Map(demoAccounts.map(({ email }) => [email, byUid.get(uidOf(email))!])),
    staff: both('staff'),
    founders: both('founder'),
  }
}
