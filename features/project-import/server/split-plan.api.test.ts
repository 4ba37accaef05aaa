import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import type { Value } from '../../fields/domain/values.ts'
import type { ItemPlan } from './bring-project.ts'
import { isSomething, splitPlan } from './split-plan.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const planOf = (own: Partial<ItemPlan>): ItemPlan => ({
  name: 'Ферма',
  number: '',
  main: {},
  leaderEmail: '',
  plain: [],
  items: [],
  ...own,
})

const phone = { country: 'RU', number: '+79161234567' }
const member = (who: string) => ({ code: 'members', values: [{ field: 'who', value: who }] })

const revenue = { amount: '100.00', currency: 'RUB' } as const
const cells = [
  { code: 'people_count', value: 5 },
  { code: 'revenue', value: revenue },
  { code: 'phone', value: phone },
  { code: 'industries', value: [3, 5] },
]

const hold = (projectId: number, code: string, value: Value) =>
  sql`insert into profile_value (project_id, element_code, field_code, value)
    values (${projectId}, ${code}, ${code}, ${JSON.stringify(value)}::jsonb)`.execute(portal.db)

const makeFilled = async () => {
  const { id } = await portal.make.project({ website: 'https://farm.example' })
  for (const { code, value } of cells) await hold(id, code, value)
  await sql`insert into profile_item (id, project_id, element_code, seq)
    values (gen_random_uuid(), ${id}, 'members', 1)`.execute(portal.db)
  return id
}

test('everything goes into an empty project', async () => {
  const { id } = await portal.make.project()
  const plan = planOf({ main: { website: 'https://farm.example' }, plain: cells, items: [member('Анна')] })
  const { empty, rest } = await splitPlan(portal.db, id, plan)
  expect(empty).toEqual(plan)
  expect(isSomething(rest)).toBe(false)
})

test('what a project says already, in whatever order it is stored, is neither written nor waits', async () => {
  const plan = planOf({ main: { website: 'https://farm.example' }, plain: cells })
  const { empty, rest } = await splitPlan(portal.db, await makeFilled(), plan)
  expect([isSomething(empty), isSomething(rest)]).toEqual([false, false])
})

test('what would replace a value or add to a list waits, the empty fields are filled', async () => {
  const others = [
    { code: 'people_count', value: 6 },
    { code: 'revenue', value: { ...revenue, currency: 'USD' as const } },
    { code: 'phone', value: { ...phone, number: '+79161234568' } },
    { code: 'industries', value: [3] },
  ]
  const plan = planOf({
    main: { website: 'https://other.example', capitalizationPotential: 'Экспорт' },
    plain: [...others, { code: 'problem', value: 'Холодно' }],
    items: [member('Борис'), { ...member('Вера'), code: 'advisers' }],
  })
  const { empty, rest } = await splitPlan(portal.db, await makeFilled(), plan)
  expect(empty).toMatchObject({
    main: { capitalizationPotential: 'Экспорт' },
    plain: [{ code: 'problem', value: 'Холодно' }],
    items: [{ code: 'advisers' }],
  })
  expect(rest).toMatchObject({
    main: { website: 'https://other.example' },
    plain: others,
    items: [member('Борис')],
  })
  expect(rest.main).not.toHaveProperty('capitalizationPotential')
  expect(empty.main).not.toHaveProperty('website')
})
