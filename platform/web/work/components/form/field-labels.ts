import { createStore, type Store } from '../../../store.ts'

/** A field on the screen; `required` is null where it does not apply, as for a choice that always has a value. */
export type FieldLabel = { id: string; label: string; required: boolean | null }

/** The fields of a form on the screen, by name. */
export type FieldLabels = {
  all: ReadonlyMap<string, FieldLabel>
  add: (name: string, label: FieldLabel) => () => void
  /** Which fields are marked: only the rarer kind, and none if all are of one kind. */
  marked: Store<'required' | 'optional' | null>
}

const rarer = (fields: Iterable<FieldLabel>): 'required' | 'optional' | null => {
  const marked = [...fields].filter(({ required }) => required !== null)
  const required = marked.filter((one) => one.required).length
  if (required === 0 || required === marked.length) return null
  return required < marked.length - required ? 'required' : 'optional'
}

/** Creates the registry of a form's fields. */
export const createFieldLabels = (): FieldLabels => {
  const all = new Map<string, FieldLabel>()
  const marked = createStore<'required' | 'optional' | null>(null)
  const count = () => marked.set(rarer(all.values()))
  return {
    all,
    marked,
    add: (name, label) => {
      all.set(name, label)
      count()
      return () => {
        if (all.get(name) !== label) return
        all.delete(name)
        count()
      }
    },
  }
}
