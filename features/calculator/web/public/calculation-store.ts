import { useMemo, useReducer } from 'react'
import type { Inputs } from '../../domain/inputs.ts'

/** Inputs with undo history: consecutive edits with the same mark are undone together. */
type Entered = { inputs: Inputs; past: readonly Inputs[]; future: readonly Inputs[]; mark: string | null }

type Change =
  | { kind: 'edit'; edit: (inputs: Inputs) => Inputs; mark: string | null }
  | { kind: 'load'; inputs: Inputs }
  | { kind: 'undo' | 'redo' }

const steps = 100

const changed = (entered: Entered, change: Change): Entered => {
  const { inputs, past, future, mark } = entered
  switch (change.kind) {
    case 'load':
      return { inputs: change.inputs, past: [], future: [], mark: null }
    case 'undo':
      return past.length === 0
        ? entered
        : { inputs: past.at(-1)!, past: past.slice(0, -1), future: [inputs, ...future], mark: null }
    case 'redo':
      return future.length === 0
        ? entered
        : { inputs: future[0]!, past: [...past, inputs], future: future.slice(1), mark: null }
    case 'edit':
    default: {
      const made = change.edit(inputs)
      if (made === inputs) return entered
      const isSame = change.mark !== null && change.mark === mark
      return {
        inputs: made,
        past: isSame ? past : [...past, inputs].slice(-steps),
        future: [],
        mark: change.mark,
      }
    }
  }
}

/** Operations on the inputs; referentially stable, so that table rows do not rerender. */
export type Entries = {
  edit: (edit: (inputs: Inputs) => Inputs, mark?: string) => void
  load: (inputs: Inputs) => void
  undo: () => void
  redo: () => void
}

/** State of the page's inputs. */
export const useEntries = (first: Inputs) => {
  const [entered, dispatch] = useReducer(changed, { inputs: first, past: [], future: [], mark: null })
  const entries = useMemo<Entries>(
    () => ({
      edit: (edit, mark) => dispatch({ kind: 'edit', edit, mark: mark ?? null }),
      load: (inputs) => dispatch({ kind: 'load', inputs }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    }),
    [],
  )
  return {
    inputs: entered.inputs,
    entries,
    mayUndo: entered.past.length > 0,
    mayRedo: entered.future.length > 0,
  }
}
