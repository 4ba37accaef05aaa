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
}

/** Values and lists by tag name. Created without a prototype, so that names like `constructor` are not found. */
export interface Scope {
  [tag: string]: Leaf | Scope[]
}

/** The type of a tag, for the checker and the catalogue. */
export type KnownTag = {
  /** Display name. */
  name: string
  /** For a list, the tags of its items. */
  list?: KnownScope
  /** Type of the value, shown in the catalogue. */
  type?: 'text' | 'number' | 'day' | 'money' | 'flag'
}

export interface KnownScope {
  [tag: string]: KnownTag
}

/** Creates a scope without a prototype. */
export const emptyScope = <S extends Scope | KnownScope>(): S => Object.create(null) as S

/** An empty value. */
export const blankLeaf: Leaf = { text: '' }
