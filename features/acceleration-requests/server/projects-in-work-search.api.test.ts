import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../contract/project-in-work.endpoints.ts'

let portal: TestPortal

type Side = { accelerator: Accelerator; acc: Person }

/** An accelerator with this many applications, every tenth of a project named “lantern”. */
const withApplications = async (count: number): Promise<Side> => {
  const accelerator = await portal.make.accelerator()
  const track = await portal.make.track({ accelerator })
  const acc = await portal.make.member({ accelerator, role: 'ACC' })
  const leader = await portal.make.person()
  await sql`with made as (
      insert into project (leader_uid, name, summary, stage)
      select ${leader.uid}, case when n % 10 = 0 then 'Lantern ' else 'Harbour ' end || n, '', 'LATE_PRESEED'
      from generate_series(1, ${count}) n returning id)
    insert into acceleration_request (accelerator_id, project_id, track_id, created_by, status)
    select ${accelerator.id}, id, ${track.id}, ${leader.uid}, 'NEW' from made`.execute(portal.db)
  return { accelerator, acc }
}

let large: Side
let small: Side

beforeAll(async () => {
  portal = await openPortal()
  // More matches than a search sorts, more applications than it examines to count them.
  large = await withApplications(24_000)
  small = await withApplications(40)
  await sql`analyze`.execute(portal.db)
}, 120_000)

const search = async ({ accelerator, acc }: Side, query: Record<string, string>) => {
  const headers = { 'accelerator-id': String(accelerator.id) }
  const { status, body } = await portal
    .as(acc)
    .call(listProjectsInWork, { headers, query: { findText: 'lanterns', limit: '12', ...query } })
  expect(status).toBe(200)
  return body as {
    items: { project: { name: string } }[]
    total: number
    totalIsExact: boolean
    next: string | null
  }
}

test('a search that finds much counts what it has looked at, and says that there is more', async () => {
  const page = await search(large, {})
  expect(page.items).toHaveLength(12)
  expect(page.items.every(({ project }) => project.name.startsWith('Lantern'))).toBe(true)
  expect(page).toMatchObject({ totalIsExact: false, next: expect.any(String) })
  expect(page.total).toBeGreaterThanOrEqual(12)
  expect(page.total).toBeLessThan(1000)
})

test('it goes on from page to page, and no total is less than what was seen', async () => {
  const first = await search(large, { sorting: 'NAME', sortingDirection: 'ASC' })
  const second = await search(large, { sorting: 'NAME', sortingDirection: 'ASC', after: first.next! })
  const names = [...first.items, ...second.items].map(({ project }) => project.name)
  expect(new Set(names).size).toBe(24)
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  const far = await search(large, { offset: '1500' })
  expect(far.total).toBe(1000)
})

test('a reader of few rows gets their exact number, however many others have', async () => {
  const page = await search(small, {})
  expect(page).toMatchObject({ total: 4, totalIsExact: true, next: null })
  expect(page.items).toHaveLength(4)
})
