import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon, CloseIcon, EyeOffIcon } from '#platform/web/work/components/icons/icons.ts'
import { markGuestAttendance, removeEventGuest } from '../contract/guest.endpoints.ts'
import { eventGuestStateTable } from '../domain/state-tables.ts'
import type { EventGuest } from './event.types.ts'

/** Why a chosen row takes no part. */
const because = ({ status }: EventGuest): string => `in_${status}`

const mark = (came: boolean) => (guest: EventGuest) =>
  call(markGuestAttendance, { body: { id: guest.id, came } })

/** What the hosts may do with a guest. */
export const guestActions = actionsOf<EventGuest>(
  'events:guest',
  {
    attend: { icon: CheckCircleIcon, primary: true, send: mark(true), bulk: { because } },
    miss: { icon: EyeOffIcon, send: mark(false), bulk: { because } },
    remove: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(removeEventGuest, { body: { id, reason } }),
      bulk: { because },
    },
  },
  { words: ({ name }) => ({ name }), states: eventGuestStateTable },
)
