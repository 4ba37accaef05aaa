import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ObjectGroups } from './object.types.ts'

const NewObject = lazy(async () => ({ default: (await import('./form/NewObject.tsx')).NewObject }))

/** Opens the form of a new object in the drawer. */
export const openNewObject = (title: string, groups: ObjectGroups): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewObject groups={groups} />
      </Suspense>
    ),
  })
