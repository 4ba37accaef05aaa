import { useState } from 'react'
import { hasCode } from '../api/api-error.ts'
import { notify, notifyError } from '../messages/banner-store.ts'

type Options<A, T> = {
  answer: {
    get: () => A | undefined
    put: (next: A | ((now: A) => A)) => void
    refresh: () => Promise<void>
  }
  itemsOf: (answer: A) => T[]
  withItems: (answer: A, items: T[]) => A
  save: (items: readonly T[], version: number) => Promise<A>
  /** What is said when somebody else was faster. */
  changed: string
}

/** Saves that are on their way, whichever part of the screen began them; the last one counts. */
const saving = new Map<string, Promise<boolean>>()

/**
 * A list that is saved whole as one changes it. Each change is shown at once; changes wait for one another, and when
 * somebody else was faster theirs are shown and what waited behind is not saved over them.
 */
export const useListSaves = <A extends { version: number }, T>(
  key: string,
  { answer, itemsOf, withItems, save, changed }: Options<A, T>,
) => {
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const send = async (list: readonly T[], isLast: () => boolean): Promise<void> => {
    const saved = await save(list, answer.get()?.version ?? 0)
    // What was changed meanwhile stays on the screen until it is saved itself.
    answer.put((now) => (isLast() ? saved : withItems(saved, itemsOf(now))))
    setSavedAt(new Date())
  }

  const refuse = async (error: unknown): Promise<void> => {
    if (hasCode(error, 'STATE_CHANGED')) notify({ code: 400, text: changed })
    else notifyError(error)
    await answer.refresh()
  }

  const change = async (list: T[]): Promise<void> => {
    const known = answer.get()
    if (!known) return
    answer.put(withItems(known, list))
    setSavedAt(null)
    const before = saving.get(key)
    const mine: Promise<boolean> = (async () => {
      if (before && !(await before)) return false
      return send(list, () => saving.get(key) === mine).then(
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
