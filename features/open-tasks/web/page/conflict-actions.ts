import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon } from '#platform/web/work/components/icons/icons.ts'
import { waiveOpenTaskConflict } from '../../contract/juror.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

/** A juror's conflict with an entry on the page. */
export type Conflict = OpenTaskPage['conflicts'][number]

/** Actions of a conflict, for the organiser. */
export const conflictActions = actionsOf<Conflict, never, { id: number }>(
  'open-tasks:conflictActions',
  {
    waive: {
      icon: CheckIcon,
      reason: 'required',
      send: ({ jurorId, entryId }, { id, reason }) =>
        call(waiveOpenTaskConflict, { body: { id, jurorId, entryId, reason } }),
    },
  },
  { words: ({ juror, entry }) => ({ juror, entry }) },
)
