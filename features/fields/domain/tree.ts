import type { ColumnTotal, ColumnType, Currency, DataType } from './element-types.ts'

/** A template's text in both languages; the Russian one is never empty. */
export type Words = { ru: string; en: string }

/** Limits of a value, depending on its type. Lengths in characters. */
export type Limits = {
  /** STRING: at most 255, TEXT: at most 4000. */
  maxLength?: number
  /** STRING: must be a web address. */
  webAddress?: boolean
  /** INTEGER, NUMBER, MONEY, PERCENT; MONEY in units of its currency. */
  min?: number
  max?: number
  from?: string
  to?: string
  /** DATE: not later than today, for what has happened: a foundation, a first sale. */
  past?: boolean
  /** LIST, FILE: maximum number of values or files. */
  maxCount?: number
  /** FILE: allowed extensions without a dot; by default all that can be uploaded. */
  extensions?: string[]
}

/** A grade of a scale: its points, and its meaning for reviewers. */
export type Grade = { points: number; meaning: Words }

/** Shows a part only if another one has one of these values: ids of a list, or yes/no. */
export type Condition = { code: string; anyOf: (number | boolean)[] }

/** A field: a plain element, a field of a group, or a column of a table. */
export type Field = {
  /** Permanent identifier: unique in its template, the same in all versions, set at creation. */
  code: string
  name: Words
  shortName: Words
  description: Words
  help: Words
  type: DataType
  required: boolean
  limits: Limits
  /** LIST: its dictionary. */
  dictionary?: string
  multiple?: boolean
  /** TEXT: formatted text with lists, links and pictures. */
  rich?: boolean
  /** MONEY: its only currency; by default users choose. */
  currency?: Currency
  /** The unit after a number: "people", "kg". */
  unit?: Words
  /** FILE: a form to download, fill in and upload. */
  templateFileId?: string
  /** SCALE: grades in rising order. */
  grades?: Grade[]
  /** SCALE: whether reviewers may abstain. */
  mayAbstain?: boolean
  /** SCALE of a review: its weight in the total; 1 by default. */
  weight?: number
  /** SCALE of a review: shown separately and not counted in the total. */
  independent?: boolean
  showIf?: Condition
}

/** A column of a table. */
export type Column = Field & {
  columnType: ColumnType
  /** CALCULATE: an expression on the codes of other columns, `price * count`. */
  formula?: string
  /** DISPLAY: the code of the plain element to show. */
  source?: string
  total: ColumnTotal
}

/** A predefined row: its name and its INFO cells. */
export type FixedRow = { key: string; name: Words; info: Record<string, Words> }

/** Whether it identifies the applicant, so that blind reviews hide it. */
type Telling = { identifies?: boolean }

type Common = Pick<Field, 'code' | 'name' | 'shortName' | 'description' | 'help' | 'required' | 'showIf'> &
  Telling

/** A field of the profile. */
export type PlainElement = Field & Telling & { kind: 'PLAIN' }

/** A group of fields that may have several items. */
export type GroupElement = Common & { kind: 'GROUP'; fields: Field[]; minItems: number; maxItems: number }

/** A table with fixed rows, and rows that the team adds unless they are closed. */
export type TableElement = Common & {
  kind: 'TABLE'
  columns: Column[]
  fixedRows: FixedRow[]
  /** The team cannot add or remove rows (`ROWS_CLOSED`). */
  rowsClosed: boolean
  maxRows: number
}

/** An element of a section. */
export type Element = PlainElement | GroupElement | TableElement

/** A section of a template, shown together on a page. */
export type Section = { id: string; name: Words; description: Words; elements: Element[] }

/** The tree of one version of a template. */
export type ElementTree = { sections: Section[] }

/** Every element of a tree, in order. */
export const elementsOf = (tree: ElementTree): Element[] =>
  tree.sections.flatMap((section) => section.elements)

/** The fields of an element: itself, a group's fields, or a table's columns. */
export const fieldsOf = (element: Element): Field[] => {
  if (element.kind === 'PLAIN') return [element]
  return element.kind === 'GROUP' ? element.fields : element.columns
}

// Cached, because a tree is immutable and conditions look up thousands of elements.
const byCode = new WeakMap<ElementTree, ReadonlyMap<string, Element>>()

const elementsByCode = (tree: ElementTree): ReadonlyMap<string, Element> => {
  const known = byCode.get(tree)
  if (known) return known
  // If a draft has a code twice, the first one wins.
  const made = new Map(
    elementsOf(tree)
      .map((element) => [element.code, element] as const)
      .toReversed(),
  )
  byCode.set(tree, made)
  return made
}

/** The element with a code; undefined if the tree has none. */
export const findElement = (tree: ElementTree, code: string): Element | undefined =>
  elementsByCode(tree).get(code)

/** Number of elements in a tree. */
export const countElements = (tree: ElementTree): number => elementsOf(tree).length
