import { call } from '#platform/web/api/call.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteMassMessage, repeatMassMessage, stopMassMessage } from '../contract/mass-message.endpoints.ts'
import { massMessageStateTable } from '../domain/state-tables.ts'
import type { OpenMessage } from './mass-message.types.ts'

/** Actions on a mass message. It is sent with the form on its page. */
export const massMessageActions = actionsOf<OpenMessage>(
  'mass-messages:actions',
  {
    send: null,
    stop: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ id, version }) => call(stopMassMessage, { body: { messageId: id, version } }),
    },
    again: {
      icon: RedoIcon,
      primary: true,
      send: async ({ id, version }, { go }) => {
        const made = await call(repeatMassMessage, { body: { messageId: id, version } })
        go(linkTo('/bch/view/mass-messages/message', { messageId: made.id }))
      },
      quiet: true,
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ id }, { go }) => {
        await call(deleteMassMessage, { body: { messageId: id } })
        go('/bch/view/mass-messages')
      },
    },
  },
  {
    words: ({ subject, recipients }) => ({ name: subject, count: recipients }),
    states: massMessageStateTable,
  },
)
