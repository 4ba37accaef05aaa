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

/** A value while somebody works on it. */
export type Cell = Pick<Entry<Value>, 'value' | 'phase' | 'problem' | 'savedAt'>

/** A repetition of a group or a row of a table, without its values: those are cells. */
export type ItemHead = { id: string; rowKey: string | null }

/** What a person pastes: rows to add and values to set, saved together or not at all. */
export type Block = {
  add: { code: string; id: string; index?: number }[]
  values: { place: Place; value: Value }[]
}

/** To be told of every change of a profile. */
export const anywhere = '*'

/**
 * The values of a profile while they are edited. Each place has subscribers of its own, so that a letter typed draws
 * one field anew and not three hundred; a cell and a list of items are the same object until they change.
 */
export type ProfileStore = {
  cell: (place: Place) => Cell
  items: (code: string) => readonly ItemHead[]
  /** `at` is `placeKey(place)`, the code of an element for its list of items, or `anywhere`; answers how to stop. */
  subscribe: (at: string, listener: () => void) => () => void
  /** Shows a value at once; saves it when it is valid, typing has paused, and the network is there. */
  set: (place: Place, value: Value) => void
  /** What is being typed means nothing yet (half a date, letters in a number): kept from being saved, and told. */
  refuse: (place: Place, problem: NonNullable<ValueProblem>) => void
  /** The person left the field: what waits there is saved at once, and what cannot be saved is told. */
  leave: (place: Place) => void
  paste: (block: Block) => Promise<void>
  addItem: (code: string, index?: number) => string
  removeItems: (code: string, ids: readonly string[]) => void
  moveItem: (code: string, id: string, index: number) => void
  /** Saves at once what waits; tells whether everything is saved. */
  flush: () => Promise<boolean>
  /** All values as they are shown now, for conditions, formulas and progress. */
  values: () => ProfileValues
}

/** Values that are only read: of a profile now, at an instant, or of a preview. */
export type ProfileData = { values: ProfileValues; references: References }

/** Everything that the parts of the renderer need to edit a profile. */
export type ProfileEditing = Omit<FieldSupport, 'store'> & {
  which: Which | null
  opener: ProfileOpener | null
  tree: ElementTree
  store: ProfileStore
  isReadOnly: (code: string) => boolean
  isRequired: (element: Element) => boolean
  /** What its opener still lacks; the fields say so once somebody tried. */
  missing: readonly Missing[]
  /** Stands at the end of a field's label: history, remarks. */
  aside: ((place: Place) => ReactNode) | null
  /** Asks once more which of two values stays. */
  onConflict?: (place: Place) => void
}

const Editing = createContext<ProfileEditing | null>(null)

/** Gives the parts of the renderer, and their inputs, the profile they edit. */
export const ProfileEditingProvider = ({ value, children }: { value: ProfileEditing; children: ReactNode }) =>
  createElement(FieldSupportProvider, { value }, createElement(Editing.Provider, { value }, children))

/** The profile that is edited around this component. */
export const useProfileEditing = (): ProfileEditing => {
  const editing = useContext(Editing)
  if (!editing) throw new Error('no profile is edited here')
  return editing
}
