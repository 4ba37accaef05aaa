import { typedColumns, type DataType } from '../../fields/domain/element-types.ts'
import {
  elementsOf,
  type Column,
  type Field,
  type ElementTree,
  type Words,
} from '../../fields/domain/tree.ts'

/** Main settings of a project that a column may fill, with the maximum length of texts. */
export const mainFields = {
  name: 255,
  website: 255,
  capitalizationPotential: 1200,
} as const

export type MainField = keyof typeof mainFields

/** Every target that is not a profile field. */
export const fixedTargets = [
  'main.name',
  'main.number',
  'main.website',
  'main.capitalizationPotential',
  'leader.name',
  'leader.email',
] as const

export type FixedTarget = (typeof fixedTargets)[number]

/** A profile field that a column may fill; a field of a group or table adds one item per row. */
export type ProfileTarget = {
  key: string
  code: string
  field: Field
  repeated: boolean
  of: Words | null
  /** Maximum number of items that rows may add. */
  room: number
}

/** Field types that cannot be given as text. */
const unsayable: ReadonlySet<DataType> = new Set(['FILE'])

const isTyped = (field: Field | Column): boolean =>
  !unsayable.has(field.type) && (!('columnType' in field) || typedColumns.includes(field.columnType))

/** Profile fields that columns may fill: only tables to which rows can be added. */
export const profileTargets = (tree: ElementTree): ProfileTarget[] =>
  elementsOf(tree).flatMap((element): ProfileTarget[] => {
    if (element.kind === 'PLAIN')
      return isTyped(element)
        ? [
            {
              key: `plain.${element.code}`,
              code: element.code,
              field: element,
              repeated: false,
              of: null,
              room: 1,
            },
          ]
        : []
    if (element.kind === 'TABLE' && element.rowsClosed) return []
    const room = element.kind === 'GROUP' ? element.maxItems : element.maxRows - element.fixedRows.length
    const fields: readonly (Field | Column)[] = element.kind === 'GROUP' ? element.fields : element.columns
    return fields.filter(isTyped).map((field) => ({
      key: `item.${element.code}.${field.code}`,
      code: element.code,
      field,
      repeated: true,
      of: element.name,
      room,
    }))
  })
