import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { WithGroups } from './form/WithGroups.tsx'

const NewObject = lazy(async () => ({ default: (await import('./form/NewObject.tsx')).NewObject }))

/** Opens the form of a new object in the drawer. */
export const openNewObject = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <WithGroups>{(groups) => <NewObject groups={groups} />}</WithGroups>
      </Suspense>
    ),
  })
