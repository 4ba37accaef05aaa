import type { ClosedValue } from './closed-values.rules.ts'

/** The value of a tag: its text, and typed values for calculations and formatting. */
export type Leaf = {
  text: string
  number?: number
  /** `YYYY-MM-DD`. */
  day?: string
  currency?: 'RUB' | 'USD' | 'EUR'
  /** In hundredths of its currency, exact, as text. */
  amount?: string
  flag?: boolean
  /** Of a closed list: every other way to write what is chosen, in both languages and as a code. */
  also?: readonly string[]
  /** Its files that are pictures. */
  picture?: PictureValue
}

/** Pictures of a field: shown instead of their names, as wide as a tag asks, in millimetres. */
export type PictureValue = {
  files: readonly string[]
  isShown: boolean
  width?: number
  /** Of a formatted text: its words and its pictures in order. */
  parts?: readonly TextOrPicture[]
}

/** A part of a formatted text: words, or a file that is shown between them. */
export type TextOrPicture = { text: string } | { file: string; alt: string }

/** Values and lists by tag name. Created without a prototype, so that a tag never matches an inherited property. */
export interface Scope {
  [tag: string]: Leaf | Scope[]
}

/** The type of a tag, for the checker and the catalogue. */
export type KnownTag = {
  /** Display name. */
  name: string
  /** For a list, the tags of its items. */
  list?: KnownScope
  /** Its description in the catalogue. */
  type?: ValueType
  /** Of a closed list: all its values. */
  values?: readonly ClosedValue[]
  /** Who sees a restricted value: the accelerator's team, or everyone who takes part in the project's work. */
  seenBy?: 'team' | 'work'
}

/** Type of a tag's value. Pictures are embedded; other files appear as their names. */
export type ValueType = 'text' | 'number' | 'share' | 'day' | 'money' | 'flag' | 'picture' | 'file'

export interface KnownScope {
  [tag: string]: KnownTag
}

/** Creates a scope without a prototype. */
export const emptyScope = <S extends Scope | KnownScope>(): S => Object.create(null) as S

/** An empty value. */
export const blankLeaf: Leaf = { text: '' }
