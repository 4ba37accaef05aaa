import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../../fields/domain/places-of.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { commentActions, commentsOf, editPlace, type ReviewComment } from './comment-actions.ts'
import { commentFormStore } from './comment-form-store.ts'
import { CommentForm } from './CommentForm.tsx'
import { useElementNames } from './use-element-names.ts'

type ItemProps = {
  comment: ReviewComment
  /** Name of its field; null if the job no longer opens it. */
  field: string | null
}

const CommentItem = ({ comment, field }: ItemProps) => {
  const t = useTexts('expertise')
  const actionsOf = useActions(commentActions)
  const isEdited = useStore(commentFormStore) === editPlace(comment.id)
  const { id, jobId, elementCode, text, updatedAt } = comment
  return (
    <li data-place={editPlace(id)}>
      <p className="job-comment-head">
        {elementCode === null ? (
          <b>{t('result.wholeWork')}</b>
        ) : field === null ? (
          <b>{t('result.field')}</b>
        ) : (
          <Button
            size="small"
            variant="text"
            aria-label={t('review.goTo', { name: field })}
            onClick={() => goToPlace(...placesOf({ code: elementCode }))}
          >
            {field}
          </Button>
        )}
        <DateText value={updatedAt} as="relative" />
        <ActionIcons actions={actionsOf(comment)} />
      </p>
      {isEdited ? (
        <CommentForm
          jobId={jobId}
          elementCode={elementCode}
          comment={comment}
          label={t('review.commentLabel')}
        />
      ) : (
        <p className="job-text">{text}</p>
      )}
    </li>
  )
}

type Props = { order: ExpertOrderPage; isTried: boolean }

/** The expert's comments on fields and on the work as a whole, and the form to add one. */
export const ReviewComments = ({ order, isTried }: Props) => {
  const t = useTexts('expertise')
  const names = useElementNames(order)
  const comments = useMemo(() => commentsOf(order), [order])
  const isWritten = order.actions.includes('write')
  if (comments.length === 0 && !isWritten) return null
  return (
    <Section
      title={t('result.comments')}
      help={isWritten && order.material?.hasFields ? t('review.commentsHelp') : null}
    >
      {comments.length > 0 ? (
        <ul className="job-comments">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              field={comment.elementCode === null ? null : (names?.get(comment.elementCode) ?? null)}
            />
          ))}
        </ul>
      ) : null}
      {isWritten ? (
        <div data-place="review:comments">
          <CommentForm
            jobId={order.id}
            elementCode={null}
            label={t('review.commentWhole')}
            isMissing={isTried && order.resultType === 'COMMENTS' && comments.length === 0}
          />
        </div>
      ) : null}
    </Section>
  )
}
