/** What tells a choice apart: the id of a record or a code. */
export type OptionValue = number | string

/** One choice: its words, and what stands small beside them and is searched as well. */
export type Option<V extends OptionValue = OptionValue> = { value: V; label: string; hint?: string }

/** Asks for the choices that a text finds; an empty text asks for the first ones. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly Option[]>

/** All choices, or a search for them; a search must stay the same function as long as it asks the same. */
export type Options = readonly Option[] | OptionSearch
