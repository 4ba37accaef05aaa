import './remarks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'
import { remarkFormStore, toggleRemarkForm } from './remark-form-store.ts'
import { useTaskRemarks } from './use-task-remarks.ts'

type Props = { id: number; place: Place; name: string }

/** Opens the form of a comment on a field, for those who may comment. */
export const RemarkButton = ({ id, place, name }: Props) => {
  const t = useTexts('participations')
  const { mayAdd } = useTaskRemarks(id, place, false)
  const isOpen = useStore(remarkFormStore) === placeKey(place)
  if (!mayAdd) return null
  return (
    <IconAction
      icon={CommentIcon}
      label={t('remarks.addAt', { name })}
      tip="end"
      aria-expanded={isOpen}
      onClick={() => toggleRemarkForm(place)}
    />
  )
}
