import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// Lazy: the form library loads when the form is opened.
const NewEvent = lazy(async () => ({ default: (await import('../form/NewEvent.tsx')).NewEvent }))

const open = (title: string, acceleratorId: number | null): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewEvent acceleratorId={acceleratorId} />
      </Suspense>
    ),
  })

/** Button that opens the form of a new event, hosted by the accelerator or the user. */
export const NewEventButton = ({ acceleratorId }: { acceleratorId: number | null }) => {
  const t = useTexts('events')
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(t('list.create'), acceleratorId)}>
      {t('list.create')}
    </Button>
  )
}
