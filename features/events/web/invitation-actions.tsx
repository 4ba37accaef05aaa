import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  CheckIcon,
  CloseIcon,
  EyeOffIcon,
} from '#platform/web/work/components/icons/icons.ts'
import {
  admitToEvent,
  declineEventInvitation,
  markEventAttendance,
  refuseEventRequest,
  withdrawEventInvitation,
} from '../contract/invitation.endpoints.ts'
import { eventInvitationStateTable } from '../domain/state-tables.ts'
import { leftWithoutPlaces } from '../domain/places.rules.ts'
import type { EventInvitation } from './event.types.ts'
import { awaitsPlace } from '../domain/phases.ts'

const AcceptForm = lazy(async () => ({ default: (await import('./page/AcceptForm.tsx')).AcceptForm }))

/** Text key of why a selected row is skipped. */
const because = ({ status }: EventInvitation): string => `in_${status}`

const mark = (came: boolean) => (one: EventInvitation) =>
  call(markEventAttendance, { body: { id: one.id, came } })

/** Actions on a project at an event: its leader answers, the hosts decide. */
export const invitationActions = actionsOf<EventInvitation>(
  'events:invitation',
  {
    accept: { icon: CheckIcon, primary: true, form: (one) => <AcceptForm invitation={one} /> },
    admit: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ id }) => call(admitToEvent, { body: { id } }),
      bulk: {
        because,
        conflict: (one, { t }, rows) =>
          leftWithoutPlaces(rows).has(one.id) ? t('events:invitation.bulk.noPlace') : null,
        endOf: (answered: EventInvitation) => (awaitsPlace(answered) ? 'waiting' : null),
      },
    },
    attend: { icon: CheckCircleIcon, primary: true, send: mark(true), bulk: { because } },
    miss: { icon: EyeOffIcon, send: mark(false), bulk: { because } },
    refuse: {
      icon: BlockIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(refuseEventRequest, { body: { id, reason } }),
      bulk: { because },
    },
    decline: {
      icon: CloseIcon,
      danger: true,
      reason: 'optional',
      send: ({ id }, { reason }) => call(declineEventInvitation, { body: { id, reason } }),
    },
    withdraw: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(withdrawEventInvitation, { body: { id, reason } }),
      bulk: { because },
    },
  },
  {
    words: ({ project, event }) => ({ project: project.name, event: event.name }),
    states: eventInvitationStateTable,
  },
)
