import { personStore } from '../../../person-store.ts'

const keyOf = (key: string): string => `draft:${personStore.get()?.uid ?? 'guest'}:${key}`

/** Unsubmitted values of a form, of this person in this tab; null if none. */
export const readDraft = (key: string): Record<string, unknown> | null => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? 'null')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Stores typed values; the caller must omit passwords and files. */
export const saveDraft = (key: string, values: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(values))
  } catch {
    // A full storage must not prevent typing.
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(keyOf(key))
