import { lazy } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  CheckCircleIcon,
  CloseIcon,
  DownloadIcon,
  SendIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { getEventFile } from '../contract/event.endpoints.ts'
import { leaveEventJury } from '../contract/jury.endpoints.ts'
import type { HeldEventPage } from './event.types.ts'

const AskForm = lazy(async () => ({ default: (await import('./page/AskForm.tsx')).AskForm }))

/** An event as its page shows it, besides what its hosts may do. */
export type EventToRead = Omit<HeldEventPage, 'actions'> & { actions: readonly never[] }

/** Actions on the page of an event: request a place, open check-in, add the event to a calendar. */
export const pageActions = actionsOf<EventToRead, 'ask' | 'calendar' | 'door' | 'leaveJury'>(
  'events:actions',
  {
    ask: {
      icon: SendIcon,
      primary: true,
      when: ({ mayAsk }) => mayAsk.length > 0,
      form: (event) => <AskForm event={event} />,
    },
    door: {
      icon: CheckCircleIcon,
      when: ({ links }) => links.includes('door'),
      to: ({ id }) => linkTo('/bch/view/event-door', { eventId: id }),
    },
    calendar: {
      icon: DownloadIcon,
      when: ({ links }) => links.includes('calendar'),
      run: ({ id }) =>
        void withProgress('document', () => download(getEventFile, { query: { eventId: String(id) } })).then(
          saveFile,
          notifyError,
        ),
    },
    leaveJury: {
      icon: CloseIcon,
      danger: true,
      when: ({ mayLeaveJury }) => mayLeaveJury,
      confirm: true,
      send: async ({ id }, { go }) => {
        await call(leaveEventJury, { body: { eventId: id } })
        // An event that is not public is no longer theirs to see.
        go('/bch/view/events')
      },
    },
  },
  { words: ({ name }) => ({ name }) },
)
