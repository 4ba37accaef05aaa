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
  /** Its files that are pictures. */
  picture?: PictureValue
}

/** Pictures of a field: shown instead of their names, as wide as a tag asks, in millimetres. */
export type PictureValue = { files: readonly string[]; isShown: boolean; width?: number }

/** What stands where: leaves and lists by the names of their tags. Made without a prototype, so that no name is found by chance. */
export interface Scope {
  [tag: string]: Leaf | Scope[]
}

/** The type of a tag, for the checker and the catalogue. */
export type KnownTag = {
  /** Display name. */
  name: string
  /** For a list, the tags of its items. */
  list?: KnownScope
  /** What it holds, told in the catalogue. */
  type?: ValueType
  /** To whom it says anything at all, of what is not everybody's: the accelerator's team, or those who take part in the work. */
  seenBy?: 'team' | 'work'
}

/** What a tag holds: a picture is shown, of other files the names are told. */
export type ValueType = 'text' | 'number' | 'day' | 'money' | 'flag' | 'picture' | 'file'

export interface KnownScope {
  [tag: string]: KnownTag
}

/** Creates a scope without a prototype. */
export const emptyScope = <S extends Scope | KnownScope>(): S => Object.create(null) as S

/** An empty value. */
export const blankLeaf: Leaf = { text: '' }
