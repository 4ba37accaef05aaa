import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ObjectEditProps } from './form/ObjectEdit.tsx'
import type { ObjectGroups } from './object.types.ts'

const NewObject = lazy(async () => ({ default: (await import('./form/NewObject.tsx')).NewObject }))
const ObjectEdit = lazy(async () => ({ default: (await import('./form/ObjectEdit.tsx')).ObjectEdit }))

/** Opens the form of a new object in the drawer. */
export const openNewObject = (title: string, groups: ObjectGroups): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NewObject groups={groups} />
      </Suspense>
    ),
  })

/** Opens the form of an object in the drawer. */
export const openObjectEdit = (title: string, form: ObjectEditProps): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <ObjectEdit key={form.object.id} {...form} />
      </Suspense>
    ),
  })
