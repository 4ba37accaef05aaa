import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { isInvestedSince } from './invested.sql.ts'

const { db } = await testDatabase()

test('an investment counts for accepted applications that came before its confirmation', async () => {
  const make = createFactories(db)
  const [project, { uid }] = [await make.project(), await make.person()]
  await db
    .insertInto('deal')
    .values({
      project_id: project.id,
      investor_uid: uid,
      status: 'INVESTED',
      amount: '100',
      currency: 'RUB',
      deal_day: '2026-03-01',
      instrument: 'LOAN',
      source: 'CONTRACT',
      confirmed_by: uid,
      confirmed_at: '2026-03-02T00:00:00Z',
    })
    .execute()
  const counts = async (status: string, createdAt: string) => {
    const { rows } = await sql<{ counts: boolean }>`select ${isInvestedSince({
      projectId: sql`r.project_id`,
      status: sql`r.status`,
      createdAt: sql`r.created_at`,
    })} as counts
      from (values (${project.id}::bigint, ${status}, ${createdAt}::timestamptz)) as r (project_id, status, created_at)`.execute(
      db,
    )
    return rows[0]!.counts
  }
  expect(await counts('ACCEPT', '2026-03-01T00:00:00Z')).toBe(true)
  expect(await counts('ACCEPT', '2026-03-03T00:00:00Z')).toBe(false)
  expect(await counts('REJECT', '2026-03-01T00:00:00Z')).toBe(false)
})
