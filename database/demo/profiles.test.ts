import '#platform/contract/numbering-plans.ts'
import { sql } from 'kysely'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { portalFiles } from '#platform/server/files/storage.ts'
import { profile, profileFields } from '../../features/people/contract/profile.schemas.ts'
import { readProfile } from '../../features/people/server/read-profile.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { demoAccounts, seedDemo } from './index.ts'

let db: Db
const folder = mkdtempSync(join(tmpdir(), 'runway-demo-'))

beforeAll(async () => {
  ;({ db } = await testDatabase())
  await seedDemo(db, { files: portalFiles(folder) })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const count = async (from: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)).rows[0]!.n

const profileOf = async (email: string) => {
  const { uid } = await db
    .selectFrom('person')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const ctx = { db, locale: 'ru', actor: guest } as Parameters<typeof readProfile>[0]
  return profile.parse(await readProfile(ctx, uid))
}

test.each(demoAccounts.map(({ email }) => email))(
  '%s has a profile that the form would take',
  async (email) => {
    const shown = await profileOf(email)
    const written = Object.keys(profileFields.shape).filter((field) => field in shown && field !== 'location')
    profileFields
      .partial()
      .parse(Object.fromEntries(written.map((field) => [field, shown[field as 'about']])))
    expect(shown.phone).not.toBeNull()
    expect(shown.location.city).not.toBeNull()
    expect(shown.avatar).not.toBeNull()
  },
)

test('places lie in one another', async () => {
  const wrong = `person_profile f left join dictionary_value c on c.id = f.city_id
    left join dictionary_value r on r.id = f.region_id
    where c.parent_value_id is distinct from coalesce(f.region_id, f.country_id)
      or r.parent_value_id is distinct from case when f.region_id is not null then f.country_id end`
  expect(await count(wrong)).toBe(0)
  expect(await count('person_profile')).toBeGreaterThan(100)
})

test('pictures and certificates are really there', async () => {
  const { rows } = await sql<{ id: string; entity: string }>`select id, entity from file`.execute(db)
  expect(rows.filter(({ entity }) => entity === 'AVATAR').length).toBeGreaterThanOrEqual(26)
  expect(rows.filter(({ entity }) => entity === 'CERTIFICATE')).toHaveLength(3)
  expect(rows.filter(({ id }) => !existsSync(join(folder, 'files', id.slice(0, 2), id)))).toEqual([])
})

test('cards are published only of who agreed that the data is processed', async () => {
  expect(
    await count(
      'person p join person_profile f on f.person_uid = p.uid where p.card_published and f.processing_consent_at is null',
    ),
  ).toBe(0)
  expect(await count('person where card_published')).toBeGreaterThan(50)
})

test('some request erasure, and one cannot be erased yet', async () => {
  expect(await count(`erasure_request where status = 'ASKED'`)).toBe(2)
  expect(await count(`erasure_request where status = 'REJECTED' and reason <> ''`)).toBe(1)
  expect(
    await count(
      `erasure_request e where status = 'ASKED' and exists (select from project j where j.leader_uid = e.person_uid)`,
    ),
  ).toBe(1)
})
