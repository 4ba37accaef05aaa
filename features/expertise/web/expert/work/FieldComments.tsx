import '../expert-order.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { goToPlace } from '#platform/web/work/places.ts'
import type { Element } from '../../../../fields/domain/tree.ts'
import type { Place } from '../../../../fields/domain/values.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { getExpertJobOrder } from '../../../contract/expert-job-order.endpoints.ts'
import { CommentForm } from './CommentForm.tsx'
import { commentFormStore, toggleCommentForm } from './comment-form-store.ts'

const useJob = (jobId: number) => useCall(getExpertJobOrder, { query: { jobId } }, { deniedHere: true }).data

/** Comments refer to a whole element, never to a field inside a group. */
const isWhole = ({ item, code, field }: Place): boolean => item === null && code === field

type Props = { id: number; place: Place }

/** Opens the comment form of a field. */
export const FieldCommentButton = ({ id, place, name }: Props & { name: string }) => {
  const t = useTexts('expertise')
  const job = useJob(id)
  const isOpen = useStore(commentFormStore) === place.code
  if (!isWhole(place) || !job?.actions.includes('write')) return null
  return (
    <IconAction
      icon={CommentIcon}
      label={t('review.commentAt', { name })}
      tip="end"
      aria-expanded={isOpen}
      onClick={() => toggleCommentForm(place.code)}
    />
  )
}

/** Number of comments on a field with links to them, and the form while it is open. */
export const FieldComments = ({ id, place }: Props) => {
  const t = useTexts('expertise')
  const job = useJob(id)
  const isWriting = useStore(commentFormStore) === place.code
  if (!isWhole(place) || !job) return null
  const own = job.comments.filter(({ elementCode }) => elementCode === place.code)
  if (own.length === 0 && !isWriting) return null
  return (
    <div className="job-field-comments">
      {own.map(({ id: commentId, text }) => (
        <button
          key={commentId}
          type="button"
          className="job-field-comment"
          onClick={() => goToPlace(`comment:${commentId}`)}
        >
          <CommentIcon />
          <span>{text}</span>
        </button>
      ))}
      {isWriting && job.actions.includes('write') ? (
        <CommentForm jobId={id} elementCode={place.code} label={t('review.commentLabel')} />
      ) : null}
    </div>
  )
}

/** The same under a group or table, whose heading has no space for the button. */
export const ElementComments = ({ element, ...at }: Props & { element: Element }) => {
  const t = useTexts('expertise')
  const job = useJob(at.id)
  const isWriting = useStore(commentFormStore) === at.place.code
  return (
    <>
      <FieldComments {...at} />
      {job?.actions.includes('write') && !isWriting ? (
        <Button
          size="small"
          variant="text"
          startIcon={<CommentIcon />}
          aria-label={t('review.commentAt', { name: wordsIn(element.name) })}
          onClick={() => toggleCommentForm(at.place.code)}
        >
          {t('review.addComment')}
        </Button>
      ) : null}
    </>
  )
}
