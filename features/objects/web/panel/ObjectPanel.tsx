import './object-panel.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getObject } from '../../contract/object.endpoints.ts'
import { objectsSearch } from '../objects-path.ts'
import { LoadedObject } from './LoadedObject.tsx'

/** The object in the address, next to the catalogue; closing it clears the address. */
export const ObjectPanel = () => {
  const t = useTexts('objects')
  const locale = useLocale()
  const [{ objectId }, setSearch] = useScreenSearch(objectsSearch)
  // Its content remains while it slides out.
  const [last, setLast] = useState(objectId)
  if (objectId !== undefined && objectId !== last) setLast(objectId)
  const { data, error, refetch } = useCall(
    getObject,
    { query: { id: objectId ?? last ?? 0 } },
    { enabled: objectId !== undefined, deniedHere: true },
  )
  const close = () => setSearch({ objectId: undefined })
  return (
    <SidePanel
      open={objectId !== undefined}
      title={data ? data.field.name[locale] : t('panel.title')}
      onClose={close}
    >
      {data ? (
        <LoadedObject key={data.id} object={data} onGone={close} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </SidePanel>
  )
}
