import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteSavedComment } from '../../contract/saved-comment.endpoints.ts'
import type { SavedComment } from './saved-comment.types.ts'

const EditSavedComment = lazy(async () => ({
  default: (await import('./EditSavedComment.tsx')).EditSavedComment,
}))

/** Actions on a saved comment. */
export const savedCommentActions = actionsOf<SavedComment>(
  'programmes:savedComments.actions',
  {
    edit: { icon: EditIcon, form: (comment) => <EditSavedComment comment={comment} /> },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteSavedComment, { body: { id } }),
    },
  },
  { words: ({ title }) => ({ name: title }) },
)
