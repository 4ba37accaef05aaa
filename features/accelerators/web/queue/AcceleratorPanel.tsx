import { useState } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { PanelBody } from './PanelBody.tsx'

const search = z.object({ acceleratorId: numberParam() })

/** The accelerator in the address, next to the list; closing it clears the address. */
export const AcceleratorPanel = () => {
  const t = useTexts('accelerators')
  const [{ acceleratorId }, setSearch] = useScreenSearch(search)
  // Its content remains while it slides out.
  const [last, setLast] = useState(acceleratorId)
  if (acceleratorId !== undefined && acceleratorId !== last) setLast(acceleratorId)
  const close = () => setSearch({ acceleratorId: undefined })
  return (
    <SidePanel open={acceleratorId !== undefined} title={t('queue.panel')} onClose={close}>
      {last === undefined ? null : <PanelBody key={last} acceleratorId={last} />}
    </SidePanel>
  )
}
