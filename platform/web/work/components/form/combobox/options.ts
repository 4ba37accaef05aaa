/** Identity of an option: the id of a record or a code. */
export type OptionValue = number | string

/** One option: its label, and a hint next to it; both are searched, as are other names, which are not shown. */
export type Option<V extends OptionValue = OptionValue> = {
  value: V
  label: string
  hint?: string
  also?: string
}

/** Searches options by a text; an empty text returns the first ones. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly Option[]>

/** All options, or a search for them; a search must be the same function while its results are the same. */
export type Options = readonly Option[] | OptionSearch
