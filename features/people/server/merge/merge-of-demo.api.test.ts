import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../../../database/demo/index.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal.ts'
import { mergePeople, previewMerge } from '../../contract/merge.endpoints.ts'
import { movingColumns } from '../../domain/merge/moving-columns.ts'
import { stayingColumns } from '../../domain/merge/staying-columns.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await seedDemo(portal.db)
}, 120_000)

/** Rows of each column for a person. */
const countRows = async (uid: string): Promise<Record<string, number>> => {
  const parts = Object.keys(movingColumns).map((name) => {
    const [table = '', column = ''] = name.split('.')
    return sql`select ${name}::text as name, count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${uid}`
  })
  const { rows } = await sql<{ name: string; n: number }>`${sql.join(parts, sql` union all `)}`.execute(
    portal.db,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, n) => all + n, 0)

test('every person of the demo is merged into an empty account: everything moves and nothing is lost', async () => {
  const { db, make } = portal
  const admin = await make.person({ roles: ['ADMIN'] })
  const { rows: people } = await sql<{ uid: string }>`
    select uid from person where status = 'A' and erased_at is null and uid <> ${admin.uid}
      and not exists (select from person_role r where r.person_uid = uid and r.role in ('ADMIN', 'HTADM'))
      and not exists (select from erasure_request e where e.person_uid = uid and e.status = 'ASKED')
    order by uid limit 40`.execute(db)
  expect(people.length).toBeGreaterThan(20)
  const seenTables = new Set<string>()
  for (const { uid } of people) {
    const into = await make.person()
    const before = await countRows(uid)
    for (const [name, n] of Object.entries(before)) if (n > 0) seenTables.add(name)
    const plan = await portal.as(admin).call(previewMerge, { query: { uid, email: into.email } })
    expect(plan.body['obstacles'], uid).toEqual([])
    const answer = await portal.as(admin).call(mergePeople, {
      body: { uid, email: into.email, reason: 'Один человек', seen: String(plan.body['seen']) },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const [left, now] = [await countRows(uid), await countRows(into.uid)]
    for (const [name, n] of Object.entries(before)) expect((left[name] ?? 0) + (now[name] ?? 0), name).toBe(n)
    expect(sum(left)).toBe(0)
    expect(answer.body['moved']).toBe(sum(before))
  }
  // The demo has enough to move for the test to say something.
  expect(seenTables.size).toBeGreaterThan(40)
  expect([...seenTables].filter((name) => name in stayingColumns)).toEqual([])
}, 120_000)
