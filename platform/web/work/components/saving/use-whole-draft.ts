import { useState } from 'react'
import { hasCode } from '../../../api/api-error.ts'
import { notifyError } from '../../../messages/banner-store.ts'
import type { Choice } from './ConflictPanel.tsx'

type Saved<T> = { value: T; version: number }

type Options<T> = {
  /** The latest known record; it may change while the draft exists. */
  saved: Saved<T>
  /** Saves with a version; returns the resulting record. */
  save: (value: T, version: number) => Promise<Saved<T>>
  /** Refetches the record, also for the page. */
  read: () => Promise<Saved<T>>
}

type Draft<T> = { value: T; base: T }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether saving loses no changes of others: the version may have changed because of another part. */
const agrees = <T>({ value, base }: Draft<T>, saved: T): boolean => same(base, saved) || same(value, saved)

/**
 * A part of a record that is edited on the page and saved as a whole: changes by others are never overwritten unseen,
 * and nothing typed is lost.
 */
export const useWholeDraft = <T extends object>({ saved, save, read }: Options<T>) => {
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const [isSaving, setSaving] = useState(false)

  const attempt = async (sent: Draft<T>, over: Saved<T>, mayAgain: boolean): Promise<void> => {
    try {
      const next = await save(sent.value, over.version)
      // Text typed while sending remains unsaved.
      setDraft((now) => (now && !same(now.value, sent.value) ? { ...now, base: next.value } : null))
    } catch (error) {
      if (!hasCode(error, 'STATE_CHANGED')) throw error
      const newest = await read()
      if (!agrees(sent, newest.value)) return
      if (!mayAgain) throw error
      await attempt(sent, newest, false)
    }
  }

  const isOutdated = draft !== null && !agrees(draft, saved.value)
  return {
    value: draft?.value ?? saved.value,
    isDirty: draft !== null,
    isSaving,
    change: (part: Partial<T>): void =>
      setDraft((now) => ({
        value: { ...(now?.value ?? saved.value), ...part },
        base: now?.base ?? saved.value,
      })),
    drop: (): void => setDraft(null),
    /** Another person saved it meanwhile: nothing is saved until the user chooses. */
    choose: isOutdated
      ? (choice: Choice): void =>
          setDraft(choice === 'mine' ? { value: draft.value, base: saved.value } : null)
      : null,
    save: async (): Promise<void> => {
      if (draft === null || isOutdated) return
      setSaving(true)
      try {
        await attempt(draft, saved, true)
      } catch (error) {
        notifyError(error)
      } finally {
        setSaving(false)
      }
    },
  }
}
