import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CommentIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { ImportForm } from './whole/ImportForm.tsx'

/** The programmes of an accelerator together: no rights are answered of them, only whether the reader may edit. */
type WholeTree = { actions: readonly never[]; canEdit: boolean }

/** What may be done beside a new programme. */
export const treeActions = actionsOf<WholeTree, 'savedComments' | 'import'>('programmes:settings.whole', {
  savedComments: {
    icon: CommentIcon,
    when: true,
    to: () => '/bch/view/accelerator-settings/saved-comments',
  },
  import: { icon: UploadIcon, when: ({ canEdit }) => canEdit, form: () => <ImportForm /> },
})
