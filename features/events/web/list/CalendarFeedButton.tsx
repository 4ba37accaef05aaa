import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CalendarIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const CalendarFeed = lazy(async () => ({ default: (await import('./CalendarFeed.tsx')).CalendarFeed }))

const open = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <CalendarFeed />
      </Suspense>
    ),
  })

/** Button that opens the calendar feed. */
export const CalendarFeedButton = () => {
  const t = useTexts('events')
  return (
    <Button startIcon={<CalendarIcon />} onClick={() => open(t('feed.title'))}>
      {t('feed.open')}
    </Button>
  )
}
