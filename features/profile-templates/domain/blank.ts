import type { ColumnType, DataType, ElementKind } from '../../fields/domain/element-types.ts'
import type { Column, Element, Field, Words } from '../../fields/domain/tree.ts'

const noWords = (): Words => ({ ru: '', en: '' })

/** A field with only a name. */
export const blankField = (code: string, type: DataType, name: Words): Field => ({
  code,
  type,
  name,
  shortName: noWords(),
  description: noWords(),
  help: noWords(),
  required: false,
  limits: {},
})

/** A column with only a name. */
export const blankColumn = (code: string, type: DataType, name: Words, columnType: ColumnType): Column => ({
  ...blankField(code, type, name),
  columnType,
  total: 'NONE',
})

/** An element with only a name; fields of a group or table are added later. */
export const blankElement = (kind: ElementKind, code: string, type: DataType, name: Words): Element => {
  const field = blankField(code, type, name)
  if (kind === 'PLAIN') return { ...field, kind }
  const { type: _type, limits: _limits, ...common } = field
  return kind === 'GROUP'
    ? { ...common, kind, fields: [], minItems: 0, maxItems: 20 }
    : { ...common, kind, columns: [], fixedRows: [], rowsClosed: false, maxRows: 100 }
}
