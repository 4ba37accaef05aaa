import type { ColumnTotal, ColumnType, Currency, DataType } from './element-types.ts'

/** A text of a template in both languages; the Russian one is never empty. */
export type Words = { ru: string; en: string }

/** What a value may be, besides its type; what a type does not know is left out. Lengths in characters. */
export type Limits = {
  /** STRING at most 255, TEXT at most 4000. */
  maxLength?: number
  /** STRING: nothing but an address of the web, which readers may follow. */
  webAddress?: boolean
  /** INTEGER, NUMBER, MONEY, PERCENT: as numbers; MONEY in units of its currency. */
  min?: number
  max?: number
  from?: string
  to?: string
  /** LIST, FILE: how many may be chosen or uploaded. */
  maxCount?: number
  /** FILE: extensions without a dot; all that may be uploaded when left out. */
  extensions?: string[]
}

/** A grade of a scale: what it counts, and what it means to whoever gives it. */
export type Grade = { points: number; meaning: Words }

/** An element is shown only while another one holds one of these values: ids of a list, or yes/no. */
export type Condition = { code: string; anyOf: (number | boolean)[] }

/** One field: alone, in a group, or as a column of a table. */
export type Field = {
  /** Names the field for ever: unique in its template, the same in all versions; given at creation. */
  code: string
  name: Words
  shortName: Words
  description: Words
  help: Words
  type: DataType
  required: boolean
  limits: Limits
  /** LIST: the dictionary to choose from. */
  dictionary?: string
  multiple?: boolean
  /** TEXT: paragraphs, lists, links and pictures instead of plain text. */
  rich?: boolean
  /** MONEY: the only currency, if there is just one. */
  currency?: Currency
  /** What stands after a number: "people", "kg". */
  unit?: Words
  /** FILE: a form to download, fill in and upload. */
  templateFileId?: string
  /** SCALE: from the lowest grade to the highest. */
  grades?: Grade[]
  /** SCALE: one may say that one cannot judge. */
  mayAbstain?: boolean
  /** SCALE of a review: how much it counts in the total; 1 when left out. */
  weight?: number
  /** SCALE of a review: told by itself, it does not count in the total. */
  independent?: boolean
  showIf?: Condition
}

/** A column of a table. */
export type Column = Field & {
  columnType: ColumnType
  /** CALCULATE: an expression over the codes of the other columns, `price * count`. */
  formula?: string
  /** DISPLAY: the code of the plain element that is shown. */
  source?: string
  total: ColumnTotal
}

/** A row that the template gives: it has a name, and its INFO cells. */
export type FixedRow = { key: string; name: Words; info: Record<string, Words> }

/** It says whose profile it is: who reviews without knowing the team does not get it. */
type Telling = { identifies?: boolean }

type Common = Pick<Field, 'code' | 'name' | 'shortName' | 'description' | 'help' | 'required' | 'showIf'> &
  Telling

/** One field of the profile. */
export type PlainElement = Field & Telling & { kind: 'PLAIN' }

/** Fields that belong together and may be given several times. */
export type GroupElement = Common & { kind: 'GROUP'; fields: Field[]; minItems: number; maxItems: number }

/** A table: fixed rows, or rows that the team adds unless they are closed. */
export type TableElement = Common & {
  kind: 'TABLE'
  columns: Column[]
  fixedRows: FixedRow[]
  /** Nobody adds or removes rows (`ROWS_CLOSED`). */
  rowsClosed: boolean
  maxRows: number
}

/** An element of a section. */
export type Element = PlainElement | GroupElement | TableElement

/** A section of a template: what stands together on a page. */
export type Section = { id: string; name: Words; description: Words; elements: Element[] }

/** The tree of one version of a template. */
export type ElementTree = { sections: Section[] }

/** Every element of a tree, in order. */
export const elementsOf = (tree: ElementTree): Element[] =>
  tree.sections.flatMap((section) => section.elements)

/** The fields that hold values in an element: itself, a group's, or the typed columns of a table. */
export const fieldsOf = (element: Element): Field[] => {
  if (element.kind === 'PLAIN') return [element]
  return element.kind === 'GROUP' ? element.fields : element.columns
}

// A tree is never changed, only replaced; conditions look elements up by the thousand.
const byCode = new WeakMap<ElementTree, ReadonlyMap<string, Element>>()

const elementsByCode = (tree: ElementTree): ReadonlyMap<string, Element> => {
  const known = byCode.get(tree)
  if (known) return known
  // Where a draft has a code twice, the first one counts.
  const made = new Map(
    elementsOf(tree)
      .map((element) => [element.code, element] as const)
      .toReversed(),
  )
  byCode.set(tree, made)
  return made
}

/** The element of a code; undefined when the tree has none. */
export const findElement = (tree: ElementTree, code: string): Element | undefined =>
  elementsByCode(tree).get(code)

/** How many elements a tree has. */
export const countElements = (tree: ElementTree): number => elementsOf(tree).length
