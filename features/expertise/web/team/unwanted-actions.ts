import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  removeUnwantedReviewer,
  type listUnwantedReviewers,
} from '../../contract/unwanted-reviewer.endpoints.ts'

type Unwanted = ResponseOf<typeof listUnwantedReviewers>['items'][number]

/** Actions of a team on a person that it named. */
export const unwantedActions = actionsOf<Unwanted>(
  'expertise:unwanted',
  {
    remove: {
      icon: DeleteIcon,
      confirm: true,
      send: ({ id }) => call(removeUnwantedReviewer, { body: { id } }),
    },
  },
  { words: ({ email }) => ({ email }) },
)
