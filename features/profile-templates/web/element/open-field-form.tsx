import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { NewFieldFormProps } from './NewFieldForm.tsx'

const NewFieldForm = lazy(async () => ({ default: (await import('./NewFieldForm.tsx')).NewFieldForm }))
const NewRowsForm = lazy(async () => ({ default: (await import('./NewRowsForm.tsx')).NewRowsForm }))

/** Opens the form of a new field or column in the drawer. */
export const openFieldForm = (title: string, form: NewFieldFormProps): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewFieldForm {...form} />
      </Suspense>
    ),
  })

/** Opens the form of new rows in the drawer. */
export const openRowsForm = (title: string, onDone: (names: string[]) => void): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewRowsForm onDone={onDone} />
      </Suspense>
    ),
  })
