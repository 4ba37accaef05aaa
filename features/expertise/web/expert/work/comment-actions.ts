import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteExpertComment } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { toggleCommentForm } from './comment-form-store.ts'

/** A comment with its actions: those who may write edit and delete it. */
export type ReviewComment = ExpertOrderPage['comments'][number] & {
  jobId: number
  actions: readonly ('edit' | 'delete')[]
}

const own = ['edit', 'delete'] as const

/** The comments of a job, with the actions that are allowed now. */
export const commentsOf = ({ id, comments, actions }: ExpertOrderPage): ReviewComment[] =>
  comments.map((comment) => ({ ...comment, jobId: id, actions: actions.includes('write') ? own : [] }))

/** The name of the form that edits a comment. */
export const editPlace = (commentId: number): string => `comment:${commentId}`

export const commentActions = actionsOf<ReviewComment>('expertise:review.comment', {
  edit: { icon: EditIcon, run: ({ id }) => toggleCommentForm(editPlace(id)) },
  delete: {
    icon: DeleteIcon,
    danger: true,
    confirm: true,
    send: ({ id, jobId }) => call(deleteExpertComment, { body: { jobId, commentId: id } }),
  },
})
