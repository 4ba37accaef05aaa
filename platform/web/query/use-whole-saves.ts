import { useState } from 'react'
import { hasCode } from '../api/api-error.ts'
import { notify, notifyError } from '../messages/banner-store.ts'

type Options<A, V> = {
  answer: {
    get: () => A | undefined
    put: (next: A | ((now: A) => A)) => void
    refresh: () => Promise<void>
  }
  valueOf: (answer: A) => V
  withValue: (answer: A, value: V) => A
  save: (value: V, version: number) => Promise<A>
  /** Message when another person was faster. */
  changed: string
}

/** Saves in progress, started by any part of the screen; the last one counts. */
const saving = new Map<string, Promise<boolean>>()

/**
 * Saves choices or a list as a whole on each change. Each change is shown at once; saves run one after another, of
 * the pending ones only the last is sent, and if another person was faster their version is shown and pending saves
 * do not overwrite it.
 */
export const useWholeSaves = <A extends { version: number }, V>(
  key: string,
  { answer, valueOf, withValue, save, changed }: Options<A, V>,
) => {
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const send = async (value: V, isLast: () => boolean): Promise<void> => {
    const saved = await save(value, answer.get()?.version ?? 0)
    // Changes made meanwhile stay on the screen until they are saved.
    answer.put((now) => (isLast() ? saved : withValue(saved, valueOf(now))))
    setSavedAt(new Date())
  }

  const refuse = async (error: unknown): Promise<void> => {
    if (hasCode(error, 'STATE_CHANGED')) notify({ code: 400, text: changed })
    else notifyError(error)
    await answer.refresh()
  }

  const change = async (value: V): Promise<void> => {
    const known = answer.get()
    if (!known) return
    answer.put(withValue(known, value))
    setSavedAt(null)
    const before = saving.get(key)
    const mine: Promise<boolean> = (async () => {
      if (before && !(await before)) return false
      const isLast = () => saving.get(key) === mine
      if (before && !isLast()) return true
      return send(value, isLast).then(
        () => true,
        (error: unknown) => refuse(error).then(() => false),
      )
    })()
    saving.set(key, mine)
    await mine
    if (saving.get(key) === mine) saving.delete(key)
  }
  return { change, savedAt }
}
