import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { TemplateFormProps } from './TemplateForm.tsx'

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm.tsx')).TemplateForm }))

/** Opens the form to create, rename or copy a template in the drawer. */
export const openTemplateForm = ({ title, ...form }: TemplateFormProps & { title: string }): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <TemplateForm {...form} />
      </Suspense>
    ),
  })
