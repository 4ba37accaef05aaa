import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// The form library is loaded only when the form is opened.
const TrackerForm = lazy(async () => ({ default: (await import('./TrackerForm.tsx')).TrackerForm }))

/** A project in a track with its current tracker. */
export type Tracked = { projectTrackId: number; project: string; trackerUid: string | null }

/** The lazily loaded form that selects the tracker. */
export const trackerForm = (tracked: Tracked) => (
  <Suspense fallback={<LoadingBlock />}>
    <TrackerForm {...tracked} />
  </Suspense>
)

/** Opens it in the drawer. */
export const openTrackerForm = (title: string, tracked: Tracked): void =>
  openDrawer({ title, body: trackerForm(tracked) })

/** The tracking of a row of projects in work, or of the participation just created from it. */
export const trackedOf = (
  { project, participation }: ProjectInWork,
  projectTrackId = participation?.id ?? 0,
): Tracked => ({
  projectTrackId,
  project: project.name,
  trackerUid: participation?.tracker?.uid ?? null,
})
