import type { ComponentType, ReactNode } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { StateTable } from '#platform/domain/state-table.ts'
import type { ApiError } from '../../api/api-error.ts'
import type { useTexts } from '../../i18n/use-texts.ts'
import type { useGo } from '../navigation/use-go.ts'
import type { StartRows } from './bulk/bulk-plan.ts'

/** A row with the actions currently available to the person: decided by the server alone. */
export type Acted = { readonly actions: readonly string[] }

/** The names of a row's actions. */
export type ActionOf<Row> = Row extends { readonly actions: readonly (infer Name)[] } ? Name & string : never

/** Arguments of an action besides its row: the feature's texts, navigation, and the context of the place. */
export type ActionTools<Context extends object = object> = {
  t: ReturnType<typeof useTexts>
  go: ReturnType<typeof useGo>
} & Context

type Of<Row, Context extends object, Answer> = (row: Row, tools: ActionTools<Context>) => Answer

type Look<Row, Context extends object> = {
  icon?: ComponentType
  danger?: boolean
  /** Shown as the contained button: the first of these that is allowed. */
  primary?: boolean | Of<Row, Context, boolean>
  /** The board column that the action moves a card to; absent if the column depends on the row's work. */
  column?: string
  /** Why it is not allowed now: it is then shown disabled, with this text. */
  whyNot?: Of<Row, Context, string | null | undefined | false>
}

/** What a row's action would overrule, as a sentence: the dry run names it, and the row can be dropped. */
type Conflict<Row, Context extends object> = (
  row: Row,
  tools: ActionTools<Context>,
  /** All rows that would be included, in their order: what is left for one may depend on those before it. */
  rows: readonly Row[],
) => string | null

/** Opens a form in the drawer, under `<name>Title`; for several rows, one under the names of the dry run. */
type FormAction<Row, Context extends object> = Look<Row, Context> & {
  form: Of<Row, Context, ReactNode>
  bulk?: {
    /** Why a row is excluded: the text `bulk.because.<this>`. */
    because: (row: Row) => string
    conflict?: Conflict<Row, Context>
    /** A form that runs the action itself calls `done`, which clears the selection. */
    form: (rows: readonly Row[], start: StartRows<Row>, done: () => void) => ReactNode
  }
}

type LinkAction<Row, Context extends object> = Look<Row, Context> & { to: Of<Row, Context, PageHref> }

/** Runs custom code: a download. */
type OwnAction<Row, Context extends object> = Look<Row, Context> & { run: Of<Row, Context, unknown> }

/** Arguments of a call besides its row: the entered reason, and whether it is the repeated call after a question. */
export type GivenAnswers = { reason: string; again: boolean }

/** The action for several rows, after a dry run. */
export type Bulk<Row, Context extends object> = {
  /** Why a row is excluded: the text `bulk.because.<this>`. */
  because: (row: Row) => string
  conflict?: Conflict<Row, Context>
  /** Returns another outcome of a row than the usual one, as the suffix of its text key: the result lists these rows separately. */
  endOf?: (answer: never) => string | null
  /** Sends all in one call; by default one by one. */
  send?: (rows: readonly Row[], tools: ActionTools<Context> & GivenAnswers) => Promise<unknown>
}

/** Makes a call: at once, after a confirmation, or with a reason. */
export type SendAction<Row, Context extends object> = Look<Row, Context> & {
  send: (row: Row, tools: ActionTools<Context> & GivenAnswers) => unknown
  /** Asks for confirmation, with the texts `<name>Title` and `<name>Text`. */
  confirm?: boolean | Of<Row, Context, boolean>
  /**
   * An error that is a question: returns the parameters of its text (`context` selects a variant), to repeat the call
   * with `again`.
   */
  again?: (error: ApiError) => Record<string, unknown> | null
  /** Asks for a reason, under `<name>Reason` or the group's `reason`. */
  reason?: 'required' | 'optional'
  /** Maximum length; 1200 by default. */
  reasonMax?: number
  /** Help for writing it, below its field: rendered in the form, whose field is `reason`. */
  reasonAid?: Of<Row, Context, ReactNode>
  /** Runs first; if it returns false, having reported why, nothing is sent. */
  before?: Of<Row, Context, Promise<boolean>>
  /** Shown below the question: the message to decide about. */
  about?: Of<Row, Context, ReactNode>
  /** Undoes the action: offered in the banner. */
  undo?: Of<Row, Context, Promise<unknown>>
  /** The next step with the result: offered in the banner. */
  next?: (row: Row, answer: never, tools: ActionTools<Context>) => { label: string; run: () => void } | null
  /** No success message: the change is visible. */
  quiet?: boolean
  bulk?: Bulk<Row, Context>
}

/** One action of a declaration. */
export type Action<Row, Context extends object> =
  | SendAction<Row, Context>
  | FormAction<Row, Context>
  | LinkAction<Row, Context>
  | OwnAction<Row, Context>

/** Actions without permission, because they only open, read or change local state: shown if `when` returns true. */
export type LocalAction<Row, Context extends object> = Action<Row, Context> & {
  when: true | Of<Row, Context, boolean>
}

type Served<Row, Context extends object> = { [Name in ActionOf<Row>]: Action<Row, Context> | null }
type Local<Row, Names extends string, Context extends object> = { [Name in Names]: LocalAction<Row, Context> }

type Options<Row, Context extends object> = {
  /** Parameters of the texts; `context` selects a variant (`blockText_self`). */
  words?: Of<Row, Context, Record<string, unknown>>
  /** The table of the row's states: shown when another person has changed the state meanwhile. */
  states?: StateTable
  /**
   * Shows an error at the row instead of in a banner or the question; `false` uses those. Called without an error to
   * clear the last one.
   */
  showRefusal?: (row: Row, error: unknown, tools: ActionTools<Context>) => boolean | undefined
}

/** The actions of a kind of row; see `actionsOf`. */
export type Actions<Row, Context extends object = object> = {
  texts: string
  entries: readonly (readonly [name: string, Action<Row, Context> | LocalAction<Row, Context>])[]
} & Options<Row, Context>

/**
 * Declares what may be done with a kind of row, once for every place that shows it: menus of lists and cards, boards,
 * drawers, heads of pages, the palette and the bar for chosen rows. The keys are exactly the names that the contract
 * gives the row's `actions`, in the order in which they stand everywhere; `null` is done elsewhere on the page.
 *
 * ```ts
 * export const memberActions = actionsOf<TeamRow>('teams:member', {
 *   setRoles: { icon: EditIcon, form: (member) => <RolesForm member={member} /> },
 *   block: { icon: BlockIcon, danger: true, confirm: true, send: (member) => call(blockMember, { body: … }) },
 * }, { words: ({ person }) => ({ person: person.name }) })
 * ```
 *
 * Words stand in the group by convention: `block`, `blockTitle`, `blockText`, `blockSubmit`, `blockReason`,
 * `blockReasonHelp`, `blockDone` (`action-texts.ts`). What only opens, reads or changes what this page alone holds is
 * named in the second type argument and needs no permission; what the place must bring is the third.
 */
export const actionsOf = <Row extends Acted, Names extends string = never, Context extends object = object>(
  texts: `${string}:${string}`,
  actions: Served<Row, Context> & Local<Row, Names, Context>,
  options: Options<Row, Context> = {},
): Actions<Row, Context> => ({
  texts,
  entries: Object.entries<Action<Row, Context> | LocalAction<Row, Context> | null>(actions).flatMap(
    ([name, action]) => (action === null ? [] : [[name, action] as const]),
  ),
  ...options,
})
