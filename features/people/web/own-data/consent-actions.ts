import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { setConsents } from '../../contract/profile.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'

type Consents = Profile['consents']

/** Actions on the person's consent to publication, besides giving it. */
export const consentActions = actionsOf<Consents, never, { put: (consents: Consents) => void }>(
  'people:consents',
  {
    withdraw: {
      danger: true,
      confirm: true,
      send: async (_consents, { put }) =>
        put(
          await call(setConsents, { body: { cardPublished: false, cardToWorld: false, processing: false } }),
        ),
    },
  },
)
