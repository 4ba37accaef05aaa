import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { removeShowcaseOrigin } from '../../contract/showcase-access.endpoints.ts'
import type { FrameSite } from './access.types.ts'

/** Actions on a site that may embed a showcase. */
export const originActions = actionsOf<FrameSite, never, { templateId: number }>(
  'showcases:origins',
  {
    remove: {
      icon: DeleteIcon,
      send: ({ origin }, { templateId }) => call(removeShowcaseOrigin, { body: { templateId, origin } }),
    },
  },
  { words: ({ origin }) => ({ origin }) },
)
