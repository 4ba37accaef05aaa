import type { ComponentType, ReactNode } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { StateTable } from '#platform/domain/state-table.ts'
import type { ApiError } from '../../api/api-error.ts'
import type { useTexts } from '../../i18n/use-texts.ts'
import type { useGo } from '../navigation/use-go.ts'
import type { StartRows } from './bulk/bulk-plan.ts'

/** A row with what the person may do with it now: the server answers it, nothing in the browser decides it. */
export type Acted = { readonly actions: readonly string[] }

/** The names of what may be done with a row. */
export type ActionOf<Row> = Row extends { readonly actions: readonly (infer Name)[] } ? Name & string : never

/** What an action is given besides its row: the feature's texts, the way to other pages, and what the place brings. */
export type ActionTools<Context extends object = object> = {
  t: ReturnType<typeof useTexts>
  go: ReturnType<typeof useGo>
} & Context

type Of<Row, Context extends object, Answer> = (row: Row, tools: ActionTools<Context>) => Answer

type Look<Row, Context extends object> = {
  icon?: ComponentType
  danger?: boolean
  /** Stands as the contained button where actions are buttons: the first of these that is allowed. */
  primary?: boolean | Of<Row, Context, boolean>
  /** The column of a board that a card goes to by it; an action whose column depends on the row's work has none. */
  column?: string
  /** Why it is not allowed now: it is shown all the same, disabled, with this. */
  whyNot?: Of<Row, Context, string | null | undefined | false>
}

/** Opens a form in the drawer, under `<name>Title`; with many rows, one under the names of the dry run. */
type FormAction<Row, Context extends object> = Look<Row, Context> & {
  form: Of<Row, Context, ReactNode>
  bulk?: {
    /** Why a row takes no part, as `bulk.because.<this>` says it. */
    because: (row: Row) => string
    /** A form that does it by itself says when it is `done`: its rows are no longer chosen. */
    form: (rows: readonly Row[], start: StartRows<Row>, done: () => void) => ReactNode
  }
}

type LinkAction<Row, Context extends object> = Look<Row, Context> & { to: Of<Row, Context, PageHref> }

/** Does something of its own: a download. */
type OwnAction<Row, Context extends object> = Look<Row, Context> & { run: Of<Row, Context, unknown> }

/** What a call is sent with besides its row: the words that were asked for, and whether it was asked about once more. */
export type Asked = { reason: string; again: boolean }

/** What may be done with many rows at once, after a dry run. */
export type Bulk<Row, Context extends object> = {
  /** Why a row takes no part, as `bulk.because.<this>` says it. */
  because: (row: Row) => string
  /** All in one call; one by one when left out. */
  send?: (rows: readonly Row[], tools: ActionTools<Context> & Asked) => Promise<unknown>
}

/** Makes a call: at once, after a question, or with a reason. */
export type SendAction<Row, Context extends object> = Look<Row, Context> & {
  send: (row: Row, tools: ActionTools<Context> & Asked) => unknown
  /** Asks first, in the words of `<name>Title` and `<name>Text`. */
  confirm?: boolean | Of<Row, Context, boolean>
  /** A refusal that is a question: the words it is asked with (`context` chooses a variant), to send it `again`. */
  again?: (error: ApiError) => Record<string, unknown> | null
  /** Asks for words that go with it, under `<name>Reason` or the group's `reason`. */
  reason?: 'required' | 'optional'
  /** So many characters; 1200 when left out. */
  reasonMax?: number
  /** What helps to write them, under their field: it stands in the form, whose field is `reason`. */
  reasonAid?: Of<Row, Context, ReactNode>
  /** What has to be done first; where it could not be, which it says itself, nothing is sent. */
  before?: Of<Row, Context, Promise<boolean>>
  /** What stands under the question: the letter one decides about. */
  about?: Of<Row, Context, ReactNode>
  /** Takes it back: the banner offers it. */
  undo?: Of<Row, Context, Promise<unknown>>
  /** What one does next with what came of it: the banner offers it. */
  next?: (row: Row, answer: never, tools: ActionTools<Context>) => { label: string; run: () => void } | null
  /** Says nothing when done: what changes is seen. */
  quiet?: boolean
  bulk?: Bulk<Row, Context>
}

/** One action of a declaration. */
export type Action<Row, Context extends object> =
  | SendAction<Row, Context>
  | FormAction<Row, Context>
  | LinkAction<Row, Context>
  | OwnAction<Row, Context>

/** What needs no permission, as it only opens, reads or changes what this page alone holds: shown `when` there is something to. */
export type LocalAction<Row, Context extends object> = Action<Row, Context> & {
  when: true | Of<Row, Context, boolean>
}

type Served<Row, Context extends object> = { [Name in ActionOf<Row>]: Action<Row, Context> | null }
type Local<Row, Names extends string, Context extends object> = { [Name in Names]: LocalAction<Row, Context> }

type Options<Row, Context extends object> = {
  /** What the texts have placeholders for; `context` chooses between variants of a text (`blockText_self`). */
  words?: Of<Row, Context, Record<string, unknown>>
  /** The table of its states: whoever comes too late is told what it is now. */
  states?: StateTable
  /**
   * Shows a refusal at the row instead of a banner or the question; `false` leaves it to them. Without an error it takes
   * the last one away.
   */
  showRefusal?: (row: Row, error: unknown, tools: ActionTools<Context>) => boolean | undefined
}

/** What may be done with a kind of row; see `actionsOf`. */
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
