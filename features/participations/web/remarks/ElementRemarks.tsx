import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import './remarks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { FieldRemarks } from './FieldRemarks.tsx'
import { remarkFormStore, toggleRemarkForm } from './remark-form-store.ts'
import { useTaskRemarks } from './use-task-remarks.ts'

type Props = { id: number; place: Place; link: ScreenHref | null; element: Element }

/** Comments on a group or table as a whole, and on its cells, which have no room for them. */
export const ElementRemarks = ({ id, place, link, element }: Props) => {
  const t = useTexts('participations')
  const { mayAdd } = useTaskRemarks(id, place, false)
  const isWriting = useStore(remarkFormStore) === placeKey(place)
  return (
    <>
      <FieldRemarks id={id} place={place} link={link} withRows={element.kind === 'TABLE'} />
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
