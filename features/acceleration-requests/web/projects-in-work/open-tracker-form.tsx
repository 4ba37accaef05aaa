import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { TrackerForm } from './TrackerForm.tsx'

/** Opens the choice of a project's tracker in the right-hand drawer. */
export const openTrackerForm = (row: ProjectInWork, title: string): void =>
  openDrawer({ title, body: <TrackerForm row={row} /> })
