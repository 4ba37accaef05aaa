import { personStore } from '../../../person-store.ts'

const keyOf = (key: string): string => `draft:${personStore.get()?.uid ?? 'guest'}:${key}`

/** What was typed into a form and not yet submitted, by this person in this tab; null when nothing. */
export const readDraft = (key: string): Record<string, unknown> | null => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? 'null')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Keeps what is typed; passwords and files are the caller's to leave out. */
export const saveDraft = (key: string, values: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(values))
  } catch {
    // A full storage must not stop anybody from typing.
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(keyOf(key))
