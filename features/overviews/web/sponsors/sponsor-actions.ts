import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { removeSponsor, type listProgrammeSponsors } from '../../contract/sponsors.endpoints.ts'

/** Actions on a sponsor of a programme. */
export const sponsorActions = actionsOf<ResponseOf<typeof listProgrammeSponsors>['items'][number]>(
  'overviews:sponsors.actions',
  {
    remove: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(removeSponsor, { body: { sponsorId: id } }),
    },
  },
  { words: ({ email }) => ({ email }) },
)
