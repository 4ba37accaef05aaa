import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getShownFilters, listShownProjects } from '../contract/shown-project.endpoints.ts'

/**
 * Lists of thousands of rows with common, rare, uncorrelated and unmatched filters: each query plan returns the same
 * rows as a plain query, from the first to the last.
 */
let portal: TestPortal
let accelerators: Accelerator[]

const many = 3000

/**
 * Filter values of a project `n`: half of all, every tenth, every fifteenth, those at one end of both orders, three
 * at the far end, and none.
 */
const facets = sql`array_remove(array[
  case when n % 2 = 0 then 'stage:1' else 'stage:2' end,
  case when n % 10 = 0 then 'industries:10' end,
  case when n % 15 = 0 then 'industries:13' end,
  case when n > 2700 then 'industries:11' end,
  case when n <= 3 then 'territory:12' end], null)`

beforeAll(async () => {
  portal = await openPortal()
  const { make, db } = portal
  accelerators = [await make.accelerator(), await make.accelerator()]
  const [first, second] = accelerators
  const leader = await make.person()
  const template = await make.publicationTemplate({ accelerator: first!, is_public: true })
  const other = await make.publicationTemplate({ accelerator: second!, is_public: true })
  await sql`with made as (
      insert into project (leader_uid, name)
      select ${leader.uid}, case when n % 4 = 0 then 'Теплица ' else 'Ветряк ' end || lpad(n::text, 4, '0')
      from generate_series(1, ${many}::int) n returning id, name),
    numbered as (select id, name, right(name, 4)::int as n from made),
    published as (
      insert into project_publication (project_id, template_id, accelerator_id, status, published_at)
      select id, case when n % 400 = 0 then ${other.id}::bigint else ${template.id}::bigint end,
        case when n % 400 = 0 then ${second!.id}::bigint else ${first!.id}::bigint end, 'PUBLISHED',
        '2026-01-01'::timestamptz + n * interval '1 minute'
      from numbered returning *)
    insert into shown_project (publication_id, project_id, template_id, accelerator_id, published_at, held, reach, leads, name_key,
      facets, words)
    select p.id, p.project_id, p.template_id, p.accelerator_id, p.published_at, '{"#": 1000}', 0, true, lower(m.name),
      ${facets}, search_document(m.name)
    from published p join numbered m on m.id = p.project_id`.execute(db)
  await sql`analyze shown_project`.execute(db)
}, 60_000)

type Query = Record<string, string>
type Page = { items: { id: number }[]; total: number; totalIsExact: boolean; next: string | null }

const ask = async (query: Query): Promise<Page> => {
  const { status, body } = await portal.guest.send(listShownProjects, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as never
}

/** All pages of a list by its cursors, up to `most` rows. */
const readAll = async (query: Query, most: number): Promise<{ ids: number[]; first: Page }> => {
  const first = await ask({ ...query, limit: '50' })
  const ids = first.items.map(({ id }) => id)
  let { next } = first
  while (next !== null && ids.length < most) {
    const page = await ask({ ...query, limit: '50', after: next })
    ids.push(...page.items.map(({ id }) => id))
    next = page.next
  }
  return { ids, first }
}

const orders: Record<string, string> = { DATE: 'published_at', NAME: 'name_key' }

/** The same as a plain query. */
const plainly = async (query: Query): Promise<number[]> => {
  const { chosen, findText, acceleratorId, sorting = 'DATE', sortingDirection = 'DESC' } = query
  const values = (chosen ?? '').split(',').filter(Boolean)
  const codes = [...new Set(values.map((value) => value.split(':')[0]!))]
  const conditions = [
    ...codes.map((code) => sql`facets && ${values.filter((value) => value.startsWith(`${code}:`))}::text[]`),
    ...(findText ? [sql`words @@ search_query(${findText})`] : []),
    ...(acceleratorId ? [sql`accelerator_id = ${Number(acceleratorId)}`] : []),
    sql`true`,
  ]
  const direction = sql.raw(sortingDirection)
  const { rows } = await sql<{ id: number }>`
    select project_id as id from shown_project where ${sql.join(conditions, sql` and `)}
    order by ${sql.ref(orders[sorting]!)} ${direction}, publication_id ${direction}`.execute(portal.db)
  return rows.map(({ id }) => id)
}

const narrowings: readonly Query[] = [
  {},
  { chosen: 'stage:1' },
  { chosen: 'industries:10' },
  { chosen: 'territory:12' },
  { chosen: 'territory:99' },
  { chosen: 'stage:1,stage:2,territory:12' },
  { chosen: 'stage:1,industries:11' },
  { chosen: 'stage:2,industries:10' },
  { findText: 'теплица' },
  { findText: 'ветряки' },
  { findText: 'ветряк', chosen: 'industries:11' },
  // A page is nearly full after a thousand rows, and full after some more.
  { findText: 'ветряк', chosen: 'industries:13' },
  { findText: 'ветряк', chosen: 'territory:12' },
  { findText: 'щзхъйцу', chosen: 'stage:1' },
]

const sorts: readonly Query[] = ['DATE', 'NAME'].flatMap((sorting) =>
  ['ASC', 'DESC'].map((sortingDirection) => ({ sorting, sortingDirection })),
)

describe.each(narrowings.map((by) => [new URLSearchParams(by).toString() || 'everything', by] as const))(
  'narrowed by %s',
  (_name, by) => {
    test.each(sorts)(
      '$sorting $sortingDirection: every row once, in its order, and counted',
      async (sort) => {
        const query = { ...by, ...sort }
        const expected = await plainly(query)
        const { ids, first } = await readAll(query, 500)
        expect(ids).toEqual(expected.slice(0, ids.length))
        expect(ids.length).toBe(Math.min(expected.length, Math.max(500, ids.length)))
        if (first.totalIsExact) expect(first.total).toBe(expected.length)
        else expect(first.total).toBeLessThanOrEqual(expected.length)
      },
    )
  },
)

test('of an accelerator that shows much, and of one that shows little', async () => {
  for (const { id } of accelerators) {
    const query = { acceleratorId: String(id), sorting: 'NAME', sortingDirection: 'ASC' }
    const expected = await plainly(query)
    const { ids } = await readAll(query, 300)
    expect(ids).toEqual(expected.slice(0, ids.length))
    expect(ids.length).toBeGreaterThanOrEqual(Math.min(expected.length, 300))
  }
})

const pressedChips: readonly Query[] = [
  { chosen: 'territory:12' },
  { chosen: 'stage:1,industries:11' },
  { findText: 'теплица', chosen: 'stage:1' },
]

test.each(pressedChips)('chips of %j count what pressing them leaves', async (by) => {
  const { body } = await portal.guest.send(getShownFilters, { query: by })
  const { filters, countsAreExact } = body as unknown as {
    filters: { code: string; values: { value: string; count: number }[] }[]
    countsAreExact: boolean
  }
  const pressed = (by['chosen'] ?? '').split(',')
  // A selected filter is counted exactly as in the list, whatever the position of its rows.
  const listed = (await plainly(by)).length
  if (pressed.length === 1 && !by['findText'])
    expect(filters.flatMap(({ values }) => values.map(({ count }) => count))).toContain(listed)
  for (const { code, values } of filters.filter((one) => one.code !== 'accelerator'))
    for (const { value, count } of values) {
      const others = pressed.filter((one) => !one.startsWith(`${code}:`))
      const left = await plainly({ ...by, chosen: [...others, `${code}:${value}`].join(',') })
      // Above the counting limit only the newest are counted.
      if (countsAreExact) expect([code, value, count]).toEqual([code, value, left.length])
      else expect(count).toBeLessThanOrEqual(left.length)
    }
})
