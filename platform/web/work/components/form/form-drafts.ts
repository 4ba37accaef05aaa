import { personStore } from '../../../person-store.ts'

const keyOf = (key: string): string => `draft:${personStore.get()?.uid ?? 'guest'}:${key}`

/** Where a draft is kept: in the tab until it is closed, or in the browser until the form is sent. */
export type DraftPlace = 'tab' | 'browser'

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage)

/** Unsubmitted values of a form, of this person in this place; null if none. */
export const readDraft = (key: string, place: DraftPlace): Record<string, unknown> | null => {
  try {
    const draft: unknown = JSON.parse(storageOf(place).getItem(keyOf(key)) ?? 'null')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Stores typed values; the caller must omit passwords and files. */
export const saveDraft = (key: string, place: DraftPlace, values: Record<string, unknown>): void => {
  try {
    storageOf(place).setItem(keyOf(key), JSON.stringify(values))
  } catch {
    // A full storage must not prevent typing.
  }
}

export const dropDraft = (key: string, place: DraftPlace): void => storageOf(place).removeItem(keyOf(key))
