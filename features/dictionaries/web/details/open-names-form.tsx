import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Names } from './NamesForm.tsx'

const NamesForm = lazy(async () => ({ default: (await import('./NamesForm.tsx')).NamesForm }))

/** Opens the form of a dictionary's names in the drawer. */
export const openNamesForm = (title: string, names: Names): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NamesForm {...names} />
      </Suspense>
    ),
  })
