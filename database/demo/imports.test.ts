import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { findImport, type ImportSubject } from '../../features/project-import/server/import.repository.ts'
import { planImport } from '../../features/project-import/server/plan-import.ts'
import { problemsOf } from '../../features/project-import/server/read-import.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { importNames } from './content/imports.ts'
import { seedDemo } from './index.ts'

let db: Db
const imports: Record<string, ImportSubject> = {}

beforeAll(async () => {
  ;({ db } = await testDatabase())
  await seedDemo(db)
  const rows = await db.selectFrom('project_import').select(['id', 'file_name']).execute()
  for (const { id, file_name } of rows) imports[file_name] = (await findImport(db, id))!
}, 120_000)

test('the demo has a file that waits: all of it can be imported, the cells that cannot be read are named', async () => {
  const subject = imports[importNames.waiting]!
  const plan = await planImport(db, subject)
  const stand = (status: string) => plan.projects.filter((project) => project.status === status).length
  expect([stand('WAITING'), stand('SKIPPED'), stand('FAILED')]).toEqual([8, 0, 0])
  expect(problemsOf(plan, subject.settings).map(({ header, problem }) => [header, problem])).toEqual([
    ['Почта руководителя', 'INVALID_EMAIL'],
    ['Сколько проведено интервью', 'NOT_A_NUMBER'],
    ['Стадия', 'NOT_IN_LIST'],
    ['Телефон для связи', 'INVALID_PHONE'],
  ])
})

test('and a finished one whose projects are there, with some that were left out', async () => {
  const items = await db
    .selectFrom('project_import_item as i')
    .leftJoin('project as p', 'p.id', 'i.project_id')
    .select(['i.status', 'p.name as project', 'i.name'])
    .where('i.import_id', '=', imports[importNames.done]!.id)
    .execute()
  expect(items.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'CREATED'),
    'FAILED',
    'FAILED',
    'SKIPPED',
  ])
  for (const { status, project, name } of items) expect(project).toBe(status === 'FAILED' ? null : name)
})
