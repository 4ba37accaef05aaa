import { useEffect } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { closeDrawer, drawerStore, openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { useRevoke } from './use-revoke.ts'

const search = z.object({ requestId: numberParam() })

/** Opens the application that the address names, in the drawer; closing it cleans the address. */
export const useRequestDrawer = (): void => {
  const t = useTexts('acceleration-requests')
  const [{ requestId }, setSearch] = useScreenSearch(search)
  const revoke = useRevoke()
  const forget = () => setSearch({ requestId: undefined })
  useEffect(() => {
    if (requestId === undefined) return undefined
    const content = {
      title: t('request.title'),
      onCancel: forget,
      body: (
        <RequestDetails
          requestId={requestId}
          onRevoke={(request) => {
            forget()
            revoke(request)
          }}
        />
      ),
    }
    openDrawer(content)
    // The browser's way back closes what its way forth opened, but not what another deed has put in its place.
    return () => {
      if (drawerStore.get() === content) closeDrawer()
    }
    // Only another application opens another drawer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [requestId])
}
