import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { eraseFromImports } from './erase-imports.ts'

const { db } = await testDatabase()

test('imports forget the leader who is erased, and no other', async () => {
  const make = createFactories(db)
  const [accelerator, { uid }] = [await make.accelerator(), await make.person()]
  const sheet = [
    ['Название', 'Лидер', 'Почта'],
    ['Тепло', 'Анна Ли', 'Anna@x.example'],
    ['Свет', 'Пётр', 'petr@x.example'],
  ]
  const { id } = await db
    .insertInto('project_import')
    .values({
      accelerator_id: accelerator.id,
      file_name: 'a',
      sheet: JSON.stringify(sheet),
      settings: JSON.stringify({ targets: ['main.name', 'leader.name', null] }),
      created_by: uid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const planOf = (leaderEmail: string) => ({
    name: 'Тепло',
    leaderEmail,
    leaderName: 'А',
    problems: [{ text: 'x' }],
  })
  const plans = [planOf('Anna@x.example'), planOf('petr@x.example')]
  await db
    .insertInto('project_import_item')
    .values(
      plans.map((plan, seq) => ({ import_id: id, seq, lines: [seq], name: 'a', plan: JSON.stringify(plan) })),
    )
    .execute()
  await eraseFromImports(db, 'anna@x.example')
  const items = await db.selectFrom('project_import_item').select('plan').orderBy('seq').execute()
  expect(items.map(({ plan }) => plan)).toEqual([
    { name: 'Тепло', leaderEmail: '', leaderName: '', problems: [{ text: '' }] },
    plans[1],
  ])
  const stored = await db.selectFrom('project_import').select('sheet').executeTakeFirstOrThrow()
  expect(stored.sheet).toEqual([sheet[0], ['Тепло', '', ''], sheet[2]])
})
