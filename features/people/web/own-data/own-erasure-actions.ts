import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { withdrawErasure } from '../../contract/own-data.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { erasureStateTable } from '../../domain/state-tables.ts'

/** Actions on the person's own request to be erased. */
export const ownErasureActions = actionsOf<NonNullable<Profile['erasure']>>(
  'people:ownErasure',
  {
    withdraw: {
      confirm: true,
      send: ({ id }) => call(withdrawErasure, { body: { requestId: id } }),
    },
  },
  { states: erasureStateTable },
)
