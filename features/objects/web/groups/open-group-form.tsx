import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { GroupFormProps } from './GroupForm.tsx'

const GroupForm = lazy(async () => ({ default: (await import('./GroupForm.tsx')).GroupForm }))

/** Opens the names of a group in the drawer. */
export const openGroupForm = (title: string, form: GroupFormProps): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <GroupForm {...form} />
      </Suspense>
    ),
  })
