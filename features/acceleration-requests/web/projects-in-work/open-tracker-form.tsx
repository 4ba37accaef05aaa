import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ProjectInWork } from './in-work.queries.ts'

const TrackerForm = lazy(async () => ({ default: (await import('./TrackerForm.tsx')).TrackerForm }))

/** Opens the choice of a project's tracker in the right-hand drawer. */
export const openTrackerForm = (row: ProjectInWork, title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <TrackerForm row={row} />
      </Suspense>
    ),
  })
