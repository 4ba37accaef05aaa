import { useState } from 'react'
import { hasCode } from '../../../api/api-error.ts'
import { notifyError } from '../../../messages/banner-store.ts'
import type { Choice } from './ConflictPanel.tsx'

type Saved<T> = { value: T; version: number }

type Options<T> = {
  /** The record as it is known now; it may change under the draft. */
  saved: Saved<T>
  /** Saves over a version; answers the record as it is then. */
  save: (value: T, version: number) => Promise<Saved<T>>
  /** Reads the record anew, also for the page. */
  read: () => Promise<Saved<T>>
}

type Draft<T> = { value: T; base: T }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether nothing of others is lost by saving over what is saved now: its version may have moved for another part. */
const agrees = <T>({ value, base }: Draft<T>, saved: T): boolean => same(base, saved) || same(value, saved)

/**
 * A part of a record that is changed on the page and saved as a whole: what somebody else saved of it meanwhile is never
 * overwritten unseen, and nothing that was typed is lost.
 */
export const useWholeDraft = <T extends object>({ saved, save, read }: Options<T>) => {
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const [isSaving, setSaving] = useState(false)

  const attempt = async (sent: Draft<T>, over: Saved<T>, mayAgain: boolean): Promise<void> => {
    try {
      const next = await save(sent.value, over.version)
      // What was typed while it was sent goes on.
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
    /** Somebody else saved it meanwhile: nothing is saved until one is chosen. */
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
