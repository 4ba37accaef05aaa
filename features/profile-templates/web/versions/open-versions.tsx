import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { WhichBuilder } from '../places.ts'
import type { BuilderSession } from '../session/builder-session.ts'

const VersionList = lazy(async () => ({ default: (await import('./VersionList.tsx')).VersionList }))
const Publishing = lazy(async () => ({ default: (await import('./Publishing.tsx')).Publishing }))

/** Props of the drawers about a version. */
export type AboutVersion = { session: BuilderSession; which: WhichBuilder }

/** Opens the list of versions in the drawer. */
export const openVersions = (title: string, about: AboutVersion): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <VersionList {...about} />
      </Suspense>
    ),
  })

/** Opens the confirmation of publication with its problems. */
export const openPublishing = (title: string, about: AboutVersion): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <Publishing {...about} />
      </Suspense>
    ),
  })
