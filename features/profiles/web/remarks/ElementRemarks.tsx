import './remarks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Element } from '../../domain/template.ts'
import { placeKey, type Place } from '../../domain/values.ts'
import { wordsIn } from '../format/words-in.ts'
import { FieldRemarks } from './FieldRemarks.tsx'
import { remarkFormStore, toggleRemarkForm } from './remark-form-store.ts'
import { useTaskRemarks } from './use-task-remarks.ts'

type Props = { taskId: number; place: Place; element: Element }

/** Remarks at a group or a table as a whole; cells have no room for theirs, so those stand here, too. */
export const ElementRemarks = ({ taskId, place, element }: Props) => {
  const t = useTexts('profiles')
  const { mayAdd } = useTaskRemarks(taskId, place, false)
  const isWriting = useStore(remarkFormStore) === placeKey(place)
  return (
    <>
      <FieldRemarks taskId={taskId} place={place} withRows={element.kind === 'TABLE'} />
      {mayAdd && !isWriting ? (
        <Button
          size="small"
          variant="text"
          startIcon={<CommentIcon />}
          aria-label={t('remarks.addAt', { name: wordsIn(element.name) })}
          onClick={() => toggleRemarkForm(place)}
        >
          {t('remarks.send')}
        </Button>
      ) : null}
    </>
  )
}
