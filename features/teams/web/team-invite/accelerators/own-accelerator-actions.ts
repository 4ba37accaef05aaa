import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
// Contracts may be imported across features.
import type { listMemberTeams } from '../../../../accelerators/contract/member.endpoints.ts'
import { leaveAccelerator } from '../../../contract/accelerator-team.endpoints.ts'

type OwnAccelerator = ResponseOf<typeof listMemberTeams>['items'][number]

/** The name of an accelerator, or a placeholder. */
export const acceleratorName = ({ name }: OwnAccelerator, t: (key: string) => string): string =>
  name ?? t('unnamed')

/** Actions of a member on their accelerator. */
export const ownAcceleratorActions = actionsOf<OwnAccelerator>(
  'teams:leaving',
  {
    leave: {
      danger: true,
      confirm: true,
      // Confirms again with the number of projects that would lose their tracker.
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
