import { useEffect, useState } from 'react'
import { useStore } from '#platform/web/use-store.ts'
import { placeKey, placeOfKey } from '../../../../fields/domain/values.ts'
import type { FillingStore } from '../create-profile-store.ts'
import type { Conflict } from '../store-types.ts'

/** The conflict to show now. A postponed one is shown again only on request. */
export const useAsked = (
  store: FillingStore,
): { conflict: Conflict | undefined; left: number; later: () => void } => {
  const { conflicts } = useStore(store.status)
  const reopened = useStore(store.reopened)
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!reopened) return
    setPutOff((before) => new Set([...before].filter((key) => key !== placeKey(reopened))))
    store.reopened.set(null)
  }, [reopened, store])
  const open = conflicts.filter((key) => !putOff.has(key))
  const [key] = open
  const place = key === undefined ? null : placeOfKey(key)
  const entry = place && store.cell(place)
  return {
    conflict: place && entry?.theirs ? { place, mine: entry.value, theirs: entry.theirs } : undefined,
    left: Math.max(0, open.length - 1),
    later: () => {
      if (key !== undefined) setPutOff(new Set([...putOff, key]))
    },
  }
}
