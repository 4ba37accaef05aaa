import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CommentIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { ImportForm } from './whole/ImportForm.tsx'

/** All programmes of an accelerator: the server returns no actions for them, only whether the reader may edit. */
type WholeTree = { actions: readonly never[]; canEdit: boolean }

/** Actions next to "new programme". */
export const treeActions = actionsOf<WholeTree, 'savedComments' | 'import'>('programmes:settings.whole', {
  savedComments: {
    icon: CommentIcon,
    when: true,
    to: () => '/bch/view/accelerator-settings/saved-comments',
  },
  import: { icon: UploadIcon, when: ({ canEdit }) => canEdit, form: () => <ImportForm /> },
})
