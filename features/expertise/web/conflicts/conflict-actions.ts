import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import { withdrawConflictOfExpert, type listExpertConflicts } from '../../contract/conflict.endpoints.ts'

/** A conflict of interest as the accelerator reads it. */
export type DeclaredConflict = RowOf<typeof listExpertConflicts>

/** Actions of the accelerator on a conflict that it declared itself. */
export const conflictActions = actionsOf<DeclaredConflict>(
  'expertise:conflictList.actions',
  {
    withdrawConflict: {
      icon: DeleteIcon,
      confirm: true,
      send: ({ id }) => call(withdrawConflictOfExpert, { body: { conflictId: id } }),
    },
  },
  { words: ({ expert, project }) => ({ expert: expert.name, project: project.name }) },
)
