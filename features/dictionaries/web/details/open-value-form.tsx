import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ValueFormProps } from './ValueForm.tsx'

const ValueForm = lazy(async () => ({ default: (await import('./ValueForm.tsx')).ValueForm }))

/** Opens the form of a value in the drawer: a new one, or one to change. */
export const openValueForm = (title: string, form: ValueFormProps): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <ValueForm key={form.value?.id} {...form} />
      </Suspense>
    ),
  })
