import { lazy } from 'react'
import { apiRoot } from '#platform/web/api/address.ts'
import { actionsOf, type Actions } from '#platform/web/work/actions/actions-of.ts'
import { DownloadIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { getEventFile } from '../contract/event.endpoints.ts'
import { eventActions } from './event-actions.tsx'
import type { HeldEventPage } from './event.types.ts'

const AskForm = lazy(async () => ({ default: (await import('./page/AskForm.tsx')).AskForm }))

const own = actionsOf<Omit<HeldEventPage, 'actions'> & { actions: never[] }, 'ask' | 'calendar'>(
  'events:actions',
  {
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
  },
)

/** What may be done on the page of an event: what its hosts may, asking for a place, and the file for a calendar. */
export const pageActions: Actions<HeldEventPage> = {
  ...eventActions,
  entries: [...eventActions.entries, ...own.entries] as Actions<HeldEventPage>['entries'],
} as Actions<HeldEventPage>
