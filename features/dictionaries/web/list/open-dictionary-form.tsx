import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

const DictionaryForm = lazy(async () => ({ default: (await import('./DictionaryForm.tsx')).DictionaryForm }))

/** Opens the form of a new dictionary in the drawer. */
export const openDictionaryForm = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <DictionaryForm />
      </Suspense>
    ),
  })
