import { lazy, Suspense } from 'react'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { placeOfKey } from '../../../../fields/domain/values.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'
import { useAsked } from './use-asked.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

/** Dialogs of a profile being filled in: a conflict, and leaving while a value cannot be saved. */
export const FillingDialogs = ({ store }: { store: FillingStore }) => {
  const { tree } = useProfileEditing()
  const { conflict, left: others, later } = useAsked(store)
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
