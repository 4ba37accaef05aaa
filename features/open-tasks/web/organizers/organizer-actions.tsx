import { lazy } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { HistoryIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { resendEventOrganizer, type listEventOrganizers } from '../../contract/event-organizer.endpoints.ts'
import { organizerOutcomeTable } from '../../domain/state-tables.ts'

const Calls = lazy(async () => ({ default: (await import('./Calls.tsx')).Calls }))

/** Actions on an organiser of the event platform. */
export const organizerActions = actionsOf<ResponseOf<typeof listEventOrganizers>['items'][number]>(
  'open-tasks:organizerActions',
  {
    resend: { icon: RedoIcon, confirm: true, send: ({ id }) => call(resendEventOrganizer, { body: { id } }) },
    calls: { icon: HistoryIcon, form: ({ id }) => <Calls id={id} /> },
  },
  { words: ({ name }) => ({ name }), states: organizerOutcomeTable },
)
