import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as profile from '../contract/profile.endpoints.ts'

let portal: TestPortal
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(plain({ code: 'base', type: 'TECHNOLOGY' }), plain({ code: 'risks', type: 'RISKS' })),
  })
  leader = await portal.make.person()
  for (const [code, status] of [
    ['AI-1', 'ACTIVE'],
    ['AI-2', 'DRAFT'],
    ['AI-3', 'ARCHIVE'],
  ] as const)
    await insertOne(portal.db, 'technology', {
      code,
      name_ru: `Технология ${code}`,
      name_en: `Technology ${code}`,
      purpose_ru: 'Назначение',
      status,
    })
})

const save = (projectId: number, code: string, value: unknown, version = 0) =>
  portal.as(leader).send(profile.saveProjectProfile, {
    body: { projectId, add: [], cells: [{ code, item: null, field: code, value, version }] },
  })

const problems = ({ body }: Awaited<ReturnType<typeof save>>) => JSON.stringify(body['fields'] ?? body)

const read = async (projectId: number) =>
  (await portal.as(leader).call(profile.getProjectProfile, { query: { projectId: String(projectId) } }))
    .body as {
    values: { plain: Record<string, unknown> }
    names: Record<string, { ru: string; en: string }>
  }

test('a technology is named by a code that the catalogue shows, and is read with its name', async () => {
  const { id } = await portal.make.project({ leader })
  for (const wrong of ['AI-2', 'AI-3', 'AI-9', 'not a code', 5])
    expect(problems(await save(id, 'base', wrong)), String(wrong)).toContain('NOT_IN_LIST')
  expect((await save(id, 'base', 'AI-1')).status).toBe(200)
  const { values, names } = await read(id)
  expect(values.plain['base']).toBe('AI-1')
  expect(names['technology:AI-1']).toEqual({ ru: 'Технология AI-1', en: 'Technology AI-1' })
})

test('one that goes to the archive stays where it is named; one that is no longer shown has no name', async () => {
  const { id } = await portal.make.project({ leader })
  expect((await save(id, 'base', 'AI-1')).status).toBe(200)
  await sql`update technology set status = 'ARCHIVE' where code = 'AI-1'`.execute(portal.db)
  expect((await save(id, 'base', 'AI-1', 1)).status).toBe(200)
  expect((await read(id)).names['technology:AI-1']).toBeDefined()
  await sql`update technology set status = 'DRAFT' where code = 'AI-1'`.execute(portal.db)
  expect((await read(id)).names['technology:AI-1']).toBeUndefined()
  await sql`update technology set status = 'ACTIVE' where code = 'AI-1'`.execute(portal.db)
})

test('a register is handed in once its main risks have a response', async () => {
  const { id } = await portal.make.project({ leader })
  const handIn = () => save(id, 'risks', '2026-11-29')
  expect(problems(await handIn())).toContain('RISKS_NOT_ANSWERED')
  const risk = {
    project_id: id,
    name: 'Риск',
    kind: 'MARKET',
    chance_before: 'VERY_LIKELY',
    losses_before: 'WILL_LOSE_UP_TO_50_PERCENT',
  } as const
  const { id: riskId } = await insertOne(portal.db, 'risk', risk)
  expect(problems(await handIn())).toContain('RISKS_NOT_ANSWERED')
  await sql`update risk set response = 'RISK_AVOIDANCE' where id = ${riskId}`.execute(portal.db)
  expect(problems(await save(id, 'risks', '2026-02-30'))).toContain('INVALID_DATE')
  expect((await handIn()).status).toBe(200)
})
