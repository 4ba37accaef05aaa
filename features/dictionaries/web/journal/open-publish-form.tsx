import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const PublishForm = lazy(async () => ({ default: (await import('./PublishForm.tsx')).PublishForm }))

/** Opens the form of a new version in the drawer. */
export const openPublishForm = (title: string, id: number): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <PublishForm id={id} />
      </Suspense>
    ),
  })
