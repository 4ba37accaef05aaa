import { useCallback, useSyncExternalStore } from 'react'
import type { TableElement } from '../../domain/template.ts'
import { useProfileEditing } from '../renderer/profile-source.ts'
import { ReadTable } from './ReadTable.tsx'

/** A table of a profile while it is filled in. */
export const EditTable = ({ element }: { element: TableElement }) => {
  const { store, references } = useProfileEditing()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(element.code, listener),
    [store, element.code],
  )
  useSyncExternalStore(subscribe, () => store.items(element.code))
  return <ReadTable element={element} data={{ values: store.values(), references: references() }} />
}
