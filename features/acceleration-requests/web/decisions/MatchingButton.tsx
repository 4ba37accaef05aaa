import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { InWorkQuery } from '../projects-in-work/in-work.queries.ts'

// The form library is loaded only when a form is opened.
const DecideMatching = lazy(async () => ({
  default: (await import('./DecideMatching.tsx')).DecideMatching,
}))

/** Button for a decision on all rows that match the filters, shown when a whole page is selected. */
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
