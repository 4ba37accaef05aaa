import { lazy, Suspense } from 'react'
import { useStore } from '#platform/web/use-store.ts'
import type { FillingStore } from '../create-profile-store.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useAsked } from './use-asked.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))
const InvalidDialog = lazy(async () => ({ default: (await import('./InvalidDialog.tsx')).InvalidDialog }))

/** The questions that a profile asks while it is filled in: two values for one field, a value that is not saved, leaving. */
export const FillingDialogs = ({ store }: { store: FillingStore }) => {
  const told = useStore(store.told)
  const { conflict, left, later } = useAsked(store)
  return (
    <>
      <LeaveGuard store={store} />
      <Suspense>
        {conflict ? (
          <ConflictDialog
            key={JSON.stringify(conflict.place)}
            store={store}
            conflict={conflict}
            left={left}
            onLater={later}
          />
        ) : told ? (
          <InvalidDialog store={store} place={told} />
        ) : null}
      </Suspense>
    </>
  )
}
