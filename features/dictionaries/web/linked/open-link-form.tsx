import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const LinkForm = lazy(async () => ({ default: (await import('./LinkForm.tsx')).LinkForm }))

/** Opens the form of a new link in the drawer. */
export const openLinkForm = (title: string, onLinked: (childId: number) => void): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <LinkForm onLinked={onLinked} />
      </Suspense>
    ),
  })
