import { lazy } from 'react'
import { apiRoot } from '#platform/web/api/address.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DownloadIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { getEventFile } from '../contract/event.endpoints.ts'
import type { HeldEventPage } from './event.types.ts'

const AskForm = lazy(async () => ({ default: (await import('./page/AskForm.tsx')).AskForm }))

/** An event for readers, without the actions of hosts. */
export type EventToRead = Omit<HeldEventPage, 'actions'> & { actions: readonly never[] }

/** Actions of readers on an event: request a place, add it to a calendar. */
export const pageActions = actionsOf<EventToRead, 'ask' | 'calendar'>('events:actions', {
  ask: {
    icon: SendIcon,
    primary: true,
    when: ({ mayAsk }) => mayAsk.length > 0,
    form: (event) => <AskForm event={event} />,
  },
  calendar: {
    icon: DownloadIcon,
    when: ({ status }) => status !== 'DRAFT',
    run: ({ id }) => location.assign(`${apiRoot}${getEventFile.path}?eventId=${id}`),
  },
})
