import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const LinkForm = lazy(async () => ({ default: (await import('./LinkForm.tsx')).LinkForm }))

/** Asks in the drawer which dictionary is put below which. */
export const openLinkForm = (title: string, onLinked: (childId: number) => void): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <LinkForm onLinked={onLinked} />
      </Suspense>
    ),
  })
