import { createContext, createElement, useContext, type ReactNode } from 'react'
import type { Entry } from '#platform/web/save-queue/entry.ts'
import type { References } from '../../../fields/contract/value.schemas.ts'
import type { Missing } from '../../../fields/domain/progress.rules.ts'
import type { Element, ElementTree } from '../../../fields/domain/tree.ts'
import type { Place, ProfileValues, Value } from '../../../fields/domain/values.ts'
import type { ValueProblem } from '../../../fields/domain/field-type.ts'
import { FieldSupportProvider, type FieldSupport } from '../../../fields/web/inputs/field-support.ts'
import type { Which } from '../filling/filling-backend.ts'
import type { ProfileOpener } from '../slots.ts'

/** A value being edited. */
export type Cell = Pick<Entry<Value>, 'value' | 'phase' | 'problem' | 'savedAt'>

/** A repetition of a group or a row of a table, without its values, which are cells. */
export type ItemHead = { id: string; rowKey: string | null }

/** A pasted block: rows to add and values to set, saved together or not at all. */
export type Block = {
  add: { code: string; id: string; index?: number }[]
  values: { place: Place; value: Value }[]
}

/** Subscribes to every change of a profile. */
export const anywhere = '*'

/**
 * The values of a profile being edited. Each place has its own subscribers, so that a typed letter rerenders one
 * field, not three hundred; a cell and a list of items are the same object until they change.
 */
export type ProfileStore = {
  cell: (place: Place) => Cell
  items: (code: string) => readonly ItemHead[]
  /**
   * `at` is `placeKey(place)`, the code of an element for its list of items, or `anywhere`; returns a function to
   * unsubscribe.
   */
  subscribe: (at: string, listener: () => void) => () => void
  /** Shows a value immediately; saves it when it is valid, typing has paused, and the network is available. */
  set: (place: Place, value: Value) => void
  /**
   * The typed text has no valid value yet (half a date, letters in a number): it is not saved, and the problem is
   * shown.
   */
  refuse: (place: Place, problem: NonNullable<ValueProblem>) => void
  /** The field lost the focus: saves its pending value immediately, or reports why it cannot be saved. */
  leave: (place: Place) => void
  /** Discards an unsaved value; absent where values are not saved one by one. */
  revert?: (place: Place) => void
  paste: (block: Block) => Promise<void>
  addItem: (code: string, index?: number) => string
  removeItems: (code: string, ids: readonly string[]) => void
  moveItem: (code: string, id: string, index: number) => void
  /** Saves pending values immediately; returns whether everything is saved. */
  flush: () => Promise<boolean>
  /** All displayed values, for conditions, formulas and progress. */
  values: () => ProfileValues
}

/** Read-only values: of a profile now, at an instant, or of a preview. */
export type ProfileData = { values: ProfileValues; references: References }

/** Context of the components that edit a profile. */
export type ProfileEditing = Omit<FieldSupport, 'store'> & {
  which: Which | null
  opener: ProfileOpener | null
  tree: ElementTree
  store: ProfileStore
  isReadOnly: (code: string) => boolean
  isRequired: (element: Element) => boolean
  /** Missing fields of its opener; shown at the fields after an attempt to submit. */
  missing: readonly Missing[]
  /** Rendered at the end of a field's label: history, remarks. */
  aside: ((place: Place) => ReactNode) | null
  /** Reopens a postponed conflict. */
  onConflict?: (place: Place) => void
}

const Editing = createContext<ProfileEditing | null>(null)

/** Provides the profile being edited to components and inputs. */
export const ProfileEditingProvider = ({ value, children }: { value: ProfileEditing; children: ReactNode }) =>
  createElement(FieldSupportProvider, { value }, createElement(Editing.Provider, { value }, children))

/** The profile being edited, from context. */
export const useProfileEditing = (): ProfileEditing => {
  const editing = useContext(Editing)
  if (!editing) throw new Error('no profile is edited here')
  return editing
}
