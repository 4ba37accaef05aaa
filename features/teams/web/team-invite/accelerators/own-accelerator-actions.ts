import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
// A contract is a description: the call belongs to another feature.
import type { listMemberTeams } from '../../../../accelerators/contract/member.endpoints.ts'
import { leaveAccelerator } from '../../../contract/accelerator-team.endpoints.ts'

type OwnAccelerator = ResponseOf<typeof listMemberTeams>['items'][number]

/** The name of an accelerator one works in; it may have none yet. */
export const acceleratorName = ({ name }: OwnAccelerator, t: (key: string) => string): string =>
  name ?? t('unnamed')

/** What one may do with an accelerator one works in. */
export const ownAcceleratorActions = actionsOf<OwnAccelerator>(
  'teams:leaving',
  {
    leave: {
      danger: true,
      confirm: true,
      // Where projects would be left without a tracker, with their number.
      again: ({ code, params }) =>
        code === 'TRACKER_HAS_PROJECTS'
          ? { context: 'withProjects', count: Number(params['projects']) }
          : null,
      send: ({ id }, { again }) =>
        call(leaveAccelerator, { headers: { 'accelerator-id': id }, body: { releaseProjects: again } }),
    },
  },
  { words: (row, { t }) => ({ accelerator: acceleratorName(row, t) }) },
)
