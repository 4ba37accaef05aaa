import type { Column, Element, Field, GroupElement, PlainElement, TableElement } from './tree.ts'

const words = (ru: string) => ({ ru, en: '' })

export const field = (given: Partial<Field> & Pick<Field, 'code' | 'type'>): Field => ({
  name: words(`Поле ${given.code}`),
  shortName: words(''),
  description: words(''),
  help: words(''),
  required: false,
  limits: {},
  ...given,
})

/** A plain element for tests. */
export const plain = ({
  identifies,
  ...given
}: Partial<PlainElement> & Pick<Field, 'code' | 'type'>): PlainElement => ({
  ...field(given),
  ...(identifies ? { identifies } : {}),
  kind: 'PLAIN',
})

const common = (code: string) => {
  const { type: _type, limits: _limits, ...rest } = field({ code, type: 'STRING' })
  return rest
}

export const group = (code: string, fields: Field[], given: Partial<GroupElement> = {}): GroupElement => ({
  ...common(code),
  kind: 'GROUP',
  fields,
  minItems: 0,
  maxItems: 20,
  ...given,
})

export const column = (given: Partial<Column> & Pick<Column, 'code' | 'type'>): Column => ({
  ...field(given),
  columnType: 'FILL',
  total: 'NONE',
  ...given,
})

export const table = (code: string, columns: Column[], given: Partial<TableElement> = {}): TableElement => ({
  ...common(code),
  kind: 'TABLE',
  columns,
  fixedRows: [],
  rowsClosed: false,
  maxRows: 1000,
  ...given,
})

/** A tree with one section, for tests. */
export const tree = (...elements: Element[]) => ({
  sections: [{ id: 's1', name: words('Раздел'), description: words(''), elements }],
})
