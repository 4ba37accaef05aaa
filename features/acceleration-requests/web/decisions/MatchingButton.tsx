import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { InWorkQuery } from '../projects-in-work/in-work.queries.ts'

// Forms come with their library only when somebody opens one.
const DecideMatching = lazy(async () => ({
  default: (await import('./DecideMatching.tsx')).DecideMatching,
}))

/** Leads from a whole page of chosen rows to a decision on all that the filters leave. */
export const MatchingButton = ({ query }: { query: InWorkQuery }) => {
  const t = useTexts('acceleration-requests')
  const { sorting: _sorting, sortingDirection: _direction, ...target } = query
  const open = () =>
    openDrawer({
      title: t('decisions.matchingTitle'),
      body: (
        <Suspense fallback={<LoadingBlock />}>
          <DecideMatching target={target} />
        </Suspense>
      ),
    })
  return (
    <Button size="small" onClick={open}>
      {t('decisions.matching')}
    </Button>
  )
}
