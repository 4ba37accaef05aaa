import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listOfficeHours } from '../../contract/office-hours.endpoints.ts'

// Lazy: the form library loads when the form is opened.
const NewHours = lazy(async () => ({ default: (await import('../form/NewHours.tsx')).NewHours }))

type Named = { id: number; name: string }

const open = (title: string, mentorIn: readonly Named[]): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewHours mentorIn={mentorIn} />
      </Suspense>
    ),
  })

/** Button for a mentor without office hours to create them. */
export const SetHours = () => {
  const t = useTexts('mentoring')
  const { data } = useCall(listOfficeHours, { query: { limit: 1 } }, { deniedHere: true })
  if (!data || data.mentorIn.length === 0) return null
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(t('hours.set'), data.mentorIn)}>
      {t('hours.set')}
    </Button>
  )
}
