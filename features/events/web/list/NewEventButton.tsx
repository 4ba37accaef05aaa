import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// The form comes with its library only when somebody opens it.
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

/** Opens the form of a new event, in the name of the accelerator or in one's own. */
export const NewEventButton = ({ acceleratorId }: { acceleratorId: number | null }) => {
  const t = useTexts('events')
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(t('list.create'), acceleratorId)}>
      {t('list.create')}
    </Button>
  )
}
