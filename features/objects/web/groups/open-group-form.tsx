import { lazy, Suspense } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ObjectGroup } from '../object.types.ts'
import { GroupHistory } from './GroupHistory.tsx'
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

/** Opens what was done with a group in the drawer. */
export const openGroupHistory = ({ id, nameRu, nameEn }: ObjectGroup, again: () => void): void =>
  openDrawer({
    title: currentLocale() === 'en' ? nameEn : nameRu,
    body: <GroupHistory id={id} again={again} />,
  })
