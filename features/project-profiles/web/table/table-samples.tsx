import type { References } from '../../../fields/contract/value.schemas.ts'
import type { ReactNode } from 'react'
import { column, plain, table, tree } from '../../../fields/domain/samples.ts'
import type { TableElement } from '../../../fields/domain/tree.ts'
import type { Item, Value } from '../../../fields/domain/values.ts'
import { createProfileStore } from '../filling/create-profile-store.ts'
import { ProfileEditingProvider, type ProfileEditing } from '../renderer/profile-source.ts'

const words = (ru: string) => ({ ru, en: '' })

/** A sample table of costs for tests: names, prices, counts, totals, a day and a yes or no. */
export const costs = (given: Partial<TableElement> = {}): TableElement =>
  table(
    'costs',
    [
      column({ code: 'item', type: 'STRING', columnType: 'ADD', name: words('Статья') }),
      column({ code: 'price', type: 'NUMBER', name: words('Цена'), total: 'AVERAGE' }),
      column({ code: 'count', type: 'INTEGER', name: words('Число') }),
      column({
        code: 'cost',
        type: 'NUMBER',
        columnType: 'CALCULATE',
        formula: 'price * count',
        name: words('Стоимость'),
        total: 'SUM',
      }),
      column({ code: 'due', type: 'DATE', name: words('Срок') }),
      column({ code: 'paid', type: 'BOOLEAN', name: words('Оплачено') }),
    ],
    { name: words('Смета'), ...given },
  )

export const costRow = (at: number, price: Value = at, count: Value = 2): Item => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  rowKey: null,
  values: { item: `Строка ${at}`, price, count },
})

const versionsOf = ({ values }: Item) => Object.fromEntries(Object.keys(values).map((code) => [code, 1]))

/** Renders a table with a store whose server answers `save`; `saved` has each request. */
export const tableDesk = (
  element: TableElement,
  rows: readonly Item[],
  more: Partial<ProfileEditing> = {},
) => {
  const saved: { add: unknown[]; cells: { field: string; value: Value; version: number }[] }[] = []
  let refusal: Error | null = null
  const template = tree(element, plain({ code: 'stage', type: 'STRING' }))
  const store = createProfileStore({
    tree: template,
    values: {
      plain: {},
      versions: {},
      items: { [element.code]: rows.map((row) => ({ ...row, versions: versionsOf(row) })) },
    },
    save: async (change) => {
      if (refusal) throw refusal
      saved.push(change)
      return { savedAt: '2026-11-21T10:00:00.000Z', versions: change.cells.map(({ version }) => version + 1) }
    },
    removeItems: async () => undefined,
    moveItem: async () => undefined,
  })
  store.start()
  let references: References = { names: {}, files: {} }
  const editing: ProfileEditing = {
    which: null,
    opener: null,
    tree: template,
    store,
    files: {
      upload: () => Promise.reject(new Error('no files here')),
      download: () => undefined,
      downloadForm: () => undefined,
      pictures: {
        upload: () => Promise.reject(new Error('no pictures here')),
        load: () => Promise.reject(new Error('no pictures here')),
      },
    },
    references: () => references,
    learn: ({ names, files }) => {
      references = {
        names: { ...references.names, ...names },
        files: { ...references.files, ...files },
      }
    },
    isReadOnly: () => false,
    isRequired: () => false,
    missing: [],
    aside: null,
    ...more,
  }
  return {
    Desk: ({ children }: { children: ReactNode }) => (
      <ProfileEditingProvider value={editing}>{children}</ProfileEditingProvider>
    ),
    saved,
    refuse: (error: Error): void => {
      refusal = error
    },
    /** The values of the table, row by row. */
    rows: () => (store.values().items[element.code] ?? []).map(({ values }) => values),
  }
}
