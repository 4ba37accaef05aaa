import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon, EditIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  deleteAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
} from '../../contract/announcement.endpoints.ts'
import { announcementStateTable } from '../../domain/state-tables.ts'
import type { Announcement } from '../announcement.types.ts'
import { titleOf } from './title-of.ts'

const EditAnnouncement = lazy(async () => ({
  default: (await import('./EditAnnouncement.tsx')).EditAnnouncement,
}))

/** Actions on an announcement. */
export const announcementActions = actionsOf<Announcement>(
  'announcements:actions',
  {
    publish: {
      icon: SendIcon,
      confirm: true,
      send: ({ id, version }) => call(publishAnnouncement, { body: { id, version } }),
    },
    edit: { icon: EditIcon, form: (announcement) => <EditAnnouncement announcement={announcement} /> },
    withdraw: {
      icon: CloseIcon,
      confirm: true,
      send: ({ id, version }) => call(withdrawAnnouncement, { body: { id, version } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteAnnouncement, { body: { id } }),
    },
  },
  { words: (row) => ({ name: titleOf(row) }), states: announcementStateTable },
)
