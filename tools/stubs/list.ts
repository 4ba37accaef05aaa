import { screenRow } from './screen-row.ts'
import { addTexts, camel, pascal, words, type Stub } from './stub.ts'
import { whoMayRow } from './who-may-row.ts'

const contractOf = (feature: string, name: string): string => `import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'

/** Describe the list and its readers. */
export const list${pascal(name)} = list({
  name: 'list${pascal(name)}',
  path: '/${feature}/${name}/list',
  summary: '${words(name)}',
  permission: 'signed-in',
  reads: [],
  row: z.object({ id: id(), name: z.string() }),
  sortings: ['NAME'],
  defaultSort: 'NAME',
  search: true,
  table: { texts: '${feature}:${camel(name)}', columns: { name: 'name' } },
})
`

const queryOf = (name: string): string => `import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { list${pascal(name)} } from '../contract/list-${name}.endpoints.ts'

type Row = { id: number; name: string }

const rows: RowSource<Row, Row> = {
  from: sql\`dictionary d\`,
  key: sql\`d.id\`,
  columns: () => sql\`d.id, d.name_ru as name\`,
}

export const list${pascal(name)}Query = listOf(list${pascal(name)}, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows,
  scope: () => sql\`true\`,
  sortings: () => ({ NAME: sql\`d.name_ru\` }),
  search: sql\`d.name_ru\`,
})
`

const screenOf = (
  name: string,
): string => `import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { list${pascal(name)} } from '../../contract/list-${name}.endpoints.ts'

const columns: Columns<typeof list${pascal(name)}> = {
  name: { sort: 'NAME', cell: (row) => row.name },
}

/** Say what a person does here. */
export const ${pascal(name)} = () => (
  <ListScreen of={useList(list${pascal(name)})} columns={columns} rowName={(row) => row.name} />
)
`

const testOf = (feature: string, name: string): string => `import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { list${pascal(name)} } from '../../contract/list-${name}.endpoints.ts'
import { ${pascal(name)} } from './${pascal(name)}.tsx'

beforeAll(() => startWorkTexts({ '${feature}/texts/ru.json': () => import('../../texts/ru.json') }))
afterEach(leaveScreen)

test('the rows are in the list', async () => {
  const items = [{ id: 1, name: 'Маяк' }]
  fakeServer().on(list${pascal(name)}, () => ({ items, total: 1, totalIsExact: true, next: null }))
  showScreen(${pascal(name)}, '/bch/view/${name}')
  expect(await screen.findAllByText('Маяк')).not.toEqual([])
})
`

const texts = {
  ru: {
    title: 'Список',
    columns: { name: 'Название' },
    empty: { title: 'Здесь пока пусто', text: 'Напишите, что сделать первым.' },
  },
  en: {
    title: 'List',
    columns: { name: 'Name' },
    empty: { title: 'Nothing here yet', text: 'Say what to do first.' },
  },
}

/** A list with its screen. */
export const listStub = (root: string, feature: string, name: string): Stub => {
  const row = whoMayRow(root, feature, {
    file: `list-${name}`,
    name: `list${pascal(name)}`,
    may: 'everybody',
    call: '() => ({ query: {} })',
    options: "{\n    list: { key: 'id', all: null, closed: true, sees: async () => false },\n  }",
  })
  const screen = screenRow(root, feature, name)
  return {
    files: {
      [`features/${feature}/contract/list-${name}.endpoints.ts`]: contractOf(feature, name),
      [`features/${feature}/server/list-${name}.query.ts`]: queryOf(name),
      [`features/${feature}/web/screens/${pascal(name)}.tsx`]: screenOf(name),
      [`features/${feature}/web/screens/${pascal(name)}.test.tsx`]: testOf(feature, name),
      ...row.files,
      ...screen.files,
    },
    edits: [...row.edits, ...screen.edits, ...addTexts(feature, camel(name), (language) => texts[language])],
    steps: [
      'in the query: the real rows, scope, sortings, filters and search; in the contract: the tags that it `reads`',
      'in the permission table: who may, and who sees one of its objects; the real texts in both languages',
      'in the menu: one row in apps/web/work/menu.ts, and its code as the `access` of the screen',
    ],
  }
}
