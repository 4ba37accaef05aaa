import { lazy, Suspense, useEffect, useState } from 'react'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { placeOfKey, placeKey } from '../../../../fields/domain/values.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import type { Conflict } from '../store-types.ts'

/** The conflict to show now. A postponed one is shown again only on request. */
const useQuestions = (
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

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

/** Dialogs of a profile being filled in: a conflict, and leaving while a value cannot be saved. */
export const FillingDialogs = ({ store }: { store: FillingStore }) => {
  const { tree } = useProfileEditing()
  const { conflict, left: others, later } = useQuestions(store)
  const nameOf = (key: string): string => {
    const field = fieldOf(tree, placeOfKey(key))
    return field ? `«${wordsIn(field.name)}»` : ''
  }
  return (
    <>
      <LeaveGuard queue={store} nameOf={nameOf} />
      <Suspense>
        {conflict ? (
          <ConflictDialog
            key={JSON.stringify(conflict.place)}
            store={store}
            conflict={conflict}
            left={others}
            onLater={later}
          />
        ) : null}
      </Suspense>
    </>
  )
}
