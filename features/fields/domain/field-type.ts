import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import type { Conventions, Meaning, Reading } from '#platform/domain/typed/reading.ts'
import type { Field, Words } from './tree.ts'
import type { Phone, Value } from './values.ts'

/** The error of a value, or null if it can be saved. */
export type ValueProblem = FieldErrorCode | null

/** Finds the value of a dictionary by its name in either language. */
export type FindListValue = (dictionary: string, name: string) => number | undefined

/** Context for parsing a text: names of dictionaries, numbering plans and number conventions. */
export type ReadingContext = Conventions & {
  findListValue?: FindListValue
  /** Without it, no text is parsed as a phone number. */
  phone?: (text: string) => Phone | null
}

/** Names by the id of a dictionary value, and by `technologyNameKey` of a technology. */
export type ValueNames = Readonly<Record<string, Words>>

/** What indexing a value needs to know of its field. */
export type IndexedField = Pick<Field, 'rich' | 'currency'>

/** How a value is found, filtered and sorted by in lists. What a type leaves out its values do not have. */
export type FieldIndex = {
  /** The plain text of a value that consists of words, without markup; lists show its beginning. */
  words?: (field: IndexedField, value: NonNullable<Value>) => string | undefined
  /** The text that a search finds; by default its words. */
  searchText?: (value: NonNullable<Value>, names: ValueNames) => string
  /** A text that sorts in the order of the values. */
  sortKey?: (value: NonNullable<Value>) => string | undefined
  /** Whether the values of the field are comparable; by default all values with a sort key are. */
  isSortable?: (field: IndexedField) => boolean
  /** The values of a filter that the value has. */
  facets?: (value: NonNullable<Value>) => string[] | undefined
  /** The ids of the dictionary values in it. */
  dictionaryIds?: (value: NonNullable<Value>) => number[]
}

/**
 * The form of the cells in a column of a file: what the type can read, a number, also one outside the bounds of its field, the
 * digits of a phone, or words, which are no number.
 */
export type CellForm = 'READABLE' | 'NUMBER' | 'DIGITS' | 'WORDS'

/** How texts of files are read. What a type leaves out does not apply to its values. */
export type FieldInFiles = {
  /** The form by which a misleading heading is recognised; by default any text fits. */
  cellForm?: CellForm
  /** The two meanings of an ambiguous text. */
  meaningsOf?: (text: string) => readonly [Meaning, Meaning]
}

/** What the values of a type measure; a grade counts as a number. */
export type Measure = 'NUMBER' | 'SHARE' | 'MONEY' | 'DAY' | 'ANSWER'

/** The rules of a field type. */
export type FieldType = FieldIndex &
  FieldInFiles & {
    /** The value that stores a text that could not be parsed, so that it is shown again; by default the text. */
    invalidValue?: (field: Field, typed: string) => Value
    /** Typed words are its value as they are, including those that mean “nothing”. */
    takesAnyWords?: true
    /** A dash is a value: "no", or text. */
    takesDash?: true
    /** "None" may mean zero. */
    takesZero?: true
    /** What its values measure, in cells, reports and figures; words, files and phones measure nothing. */
    measure?: Measure
    /** Texts are read with the numbering plans of all countries, which browsers load on demand. */
    needsNumberingPlans?: true
    /** Its values consist of files. */
    holdsFiles?: true
    /** Its values are texts of several lines, with markup if the field is rich. */
    isRunningText?: true
    /** Its values may identify a person or a project: hidden from readers who may not identify the project. */
    isIdentifying?: true
    /** Conditions may refer to it: to a "yes" or "no", or to values of its dictionary. */
    conditionOn?: 'ANSWER' | 'DICTIONARY'
    /** Its values belong to reviews: they are not part of a published profile. */
    isOfReview?: true
    /** The error of a non-empty value, or null. */
    validate: (field: Field, value: Value) => ValueProblem
    /** Parses a non-empty text that was typed, pasted or imported. */
    read: (field: Field, typed: string, how: ReadingContext) => Reading<Value>
  }
