import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon, EditIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { cancelHeldEvent, deleteHeldEvent, publishHeldEvent } from '../contract/event.endpoints.ts'
import { heldEventStateTable } from '../domain/state-tables.ts'
import type { HeldEvent } from './event.types.ts'

const EditEvent = lazy(async () => ({ default: (await import('./form/EditEvent.tsx')).EditEvent }))

/** Actions of hosts on an event. */
export const eventActions = actionsOf<HeldEvent>(
  'events:actions',
  {
    publish: {
      icon: SendIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(publishHeldEvent, { body: { id, version } }),
    },
    edit: { icon: EditIcon, form: ({ id }) => <EditEvent id={id} /> },
    cancel: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id, version }, { reason }) => call(cancelHeldEvent, { body: { id, version, reason } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteHeldEvent, { body: { id } }),
    },
  },
  { words: ({ name }) => ({ name }), states: heldEventStateTable },
)
