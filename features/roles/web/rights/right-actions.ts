import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { withdrawRole } from '../../contract/role.endpoints.ts'
import type { HeldRole } from '../role.types.ts'

/** Actions of an administrator on another person's role. */
export const rightActions = actionsOf<HeldRole, never, Slots['person.roles']>(
  'roles:rights',
  {
    transfer: null,
    giveUp: null,
    withdraw: {
      danger: true,
      confirm: true,
      send: ({ role }, { person }) =>
        call(withdrawRole, { body: withdrawRole.body.parse({ uid: person.uid, role }) }),
    },
  },
  { words: ({ role }, { t, person }) => ({ role: t(`roleNames.${role}`), name: person.name }) },
)
