import { useState } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { RequestDetails } from './RequestDetails.tsx'

const search = z.object({ requestId: numberParam() })

/** The application in the URL, next to the list; closing it resets the URL. */
export const RequestPanel = () => {
  const t = useTexts('acceleration-requests')
  const [{ requestId }, setSearch] = useScreenSearch(search)
  // Its content remains during the closing animation.
  const [last, setLast] = useState(requestId)
  if (requestId !== undefined && requestId !== last) setLast(requestId)
  const close = () => setSearch({ requestId: undefined })
  return (
    <SidePanel open={requestId !== undefined} title={t('request.title')} onClose={close}>
      {last === undefined ? null : <RequestDetails requestId={last} />}
    </SidePanel>
  )
}
