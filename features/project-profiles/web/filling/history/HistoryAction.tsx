import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { HistoryIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Place } from '../../../../fields/domain/values.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { ProfileEditingProvider, useProfileEditing } from '../../renderer/profile-source.ts'

const FieldHistory = lazy(async () => ({ default: (await import('./FieldHistory.tsx')).FieldHistory }))

/** Button that opens the history of a field. */
export const HistoryAction = ({ place }: { place: Place }) => {
  const t = useTexts('project-profiles')
  const editing = useProfileEditing()
  const field = fieldOf(editing.tree, place)
  if (!field) return null
  const show = () =>
    openDrawer({
      title: t('fill.history.title', { name: wordsIn(field.name) }),
      body: (
        <ProfileEditingProvider value={editing}>
          <Suspense fallback={<LoadingBlock />}>
            <FieldHistory place={place} field={field} />
          </Suspense>
        </ProfileEditingProvider>
      ),
    })
  const label = t('fill.history.open', { name: wordsIn(field.name) })
  return <IconAction icon={HistoryIcon} label={label} tip="end" onClick={show} />
}
