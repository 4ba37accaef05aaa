import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { cellsDays, draftDays } from '../domain/retention.ts'
import type { ImportState } from '../domain/states.ts'
import { cleanUpImports } from './clean-up-imports.job.ts'

const { db } = await testDatabase()
const { log } = Fastify()

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

test('files nobody imported go, and the cells of imports long done; the rest stays', async () => {
  const make = createFactories(db)
  const accelerator = await make.accelerator()
  const { uid } = await make.person()
  const row = (
    file_name: string,
    status: ImportState,
    created_at: string,
    finished_at: string | null = null,
  ) => ({
    accelerator_id: accelerator.id,
    file_name,
    sheet: JSON.stringify([['Название'], ['Тепло']]),
    settings: '{}',
    status,
    created_by: uid,
    created_at,
    finished_at,
  })
  const rows = [
    row('forgotten', 'DRAFT', ago(draftDays + 1)),
    row('in preparation', 'DRAFT', ago(draftDays - 1)),
    row('on its way', 'RUNNING', ago(1000)),
    row('long done', 'FINISHED', ago(1000), ago(cellsDays + 1)),
    row('long taken back', 'UNDONE', ago(1000), ago(cellsDays + 1)),
    row('done', 'FINISHED', ago(1000), ago(cellsDays - 1)),
  ]
  await db.insertInto('project_import').values(rows).execute()
  const imports = await db.selectFrom('project_import').select(['id', 'file_name']).orderBy('id').execute()
  const plan = {
    leaderEmail: 'a@x.example',
    leaderName: 'Анна',
    problems: [{ text: 'почта', header: 'Почта', problem: 'INVALID_EMAIL' }],
  }
  await db
    .insertInto('project_import_item')
    .values(
      imports.map(({ id, file_name: name }) => ({
        import_id: id,
        seq: 0,
        lines: [2],
        name,
        plan: JSON.stringify(plan),
      })),
    )
    .execute()
  await cleanUpImports.run(
    { db, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal },
    {},
  )
  const left = await db.selectFrom('project_import').select(['file_name', 'sheet']).orderBy('id').execute()
  expect(left.map(({ file_name, sheet }) => [file_name, (sheet as unknown[]).length])).toEqual([
    ['in preparation', 2],
    ['on its way', 2],
    ['long done', 0],
    ['long taken back', 0],
    ['done', 2],
  ])
  const items = await db
    .selectFrom('project_import_item')
    .select(['name', 'plan'])
    .orderBy('import_id')
    .execute()
  const stripped = {
    leaderEmail: '',
    leaderName: '',
    problems: [{ text: '', header: 'Почта', problem: 'INVALID_EMAIL' }],
  }
  expect(items.map(({ name, plan: stored }) => [name, stored])).toEqual([
    ['in preparation', plan],
    ['on its way', plan],
    ['long done', stripped],
    ['long taken back', stripped],
    ['done', plan],
  ])
})
