import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { announcementStateTable } from '../domain/state-tables.ts'
import { announcementStates } from '../domain/states.ts'
import {
  announcement,
  announcementEdit,
  announcementFields,
  shownAnnouncement,
} from './announcement.schemas.ts'

/** All announcements, for the portal's administrators. */
export const listAnnouncements = list({
  name: 'listAnnouncements',
  path: '/announcements/list',
  summary: 'Announcements of the portal',
  permission: 'signed-in',
  reads: ['announcement'],
  row: announcement,
  sortings: ['FIRST_DAY', 'CHANGE_DATE'],
  defaultSort: '-CHANGE_DATE',
  filters: { status: listParam(announcementStates) },
  search: true,
  table: {
    texts: 'announcements:list',
    columns: {
      title: ({ titleRu, titleEn }, _t, locale) => (locale === 'ru' ? titleRu : titleEn),
      readers: ({ roles, accelerators }, t) =>
        [
          ...roles.map((role) => t(`platform:roleNames.${role}`)),
          ...accelerators.map(({ name }) => name),
        ].join(', ') || t('list.everybody'),
      firstDay: 'firstDay',
      lastDay: 'lastDay',
      closedBy: 'closedBy',
      status: ({ status }, t) => t(stateKey(announcementStateTable, status)),
      author: 'author',
      changed: 'updatedAt',
    },
  },
})

export const getAnnouncement = endpoint({
  name: 'getAnnouncement',
  method: 'GET',
  path: '/announcements/get',
  summary: 'An announcement',
  query: z.object({ announcementId: idParam() }),
  response: announcement,
  reads: ['announcement'],
  permission: 'signed-in',
})

export const createAnnouncement = endpoint({
  name: 'createAnnouncement',
  method: 'POST',
  path: '/announcements/create',
  summary: 'Write an announcement',
  body: announcementFields,
  response: announcement,
  changes: ['announcement'],
  permission: 'signed-in',
})

export const editAnnouncement = endpoint({
  name: 'editAnnouncement',
  method: 'POST',
  path: '/announcements/edit',
  summary: 'Edit an announcement',
  body: announcementEdit,
  response: announcement,
  errors: ['STATE_CHANGED'],
  changes: ['announcement'],
  permission: 'signed-in',
})

const oneOf = z.strictObject({ id: id(), version: version() })

export const publishAnnouncement = endpoint({
  name: 'publishAnnouncement',
  method: 'POST',
  path: '/announcements/publish',
  summary: 'Show an announcement to its readers',
  body: oneOf,
  response: announcement,
  errors: ['STATE_CHANGED'],
  changes: ['announcement'],
  permission: 'signed-in',
})

export const withdrawAnnouncement = endpoint({
  name: 'withdrawAnnouncement',
  method: 'POST',
  path: '/announcements/withdraw',
  summary: 'Show an announcement to nobody any more',
  body: oneOf,
  response: announcement,
  errors: ['STATE_CHANGED'],
  changes: ['announcement'],
  permission: 'signed-in',
})

/** Deletes a draft; a published announcement can only be withdrawn. */
export const deleteAnnouncement = endpoint({
  name: 'deleteAnnouncement',
  method: 'POST',
  path: '/announcements/delete',
  summary: 'Delete a draft of an announcement',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['announcement'],
  removes: true,
  permission: 'signed-in',
})

/** Announcements that the caller has not closed, in their language, newest first, at most five. */
export const getCurrentAnnouncements = endpoint({
  name: 'getCurrentAnnouncements',
  method: 'GET',
  path: '/announcements/current',
  summary: 'Announcements for me',
  response: z.object({ items: z.array(shownAnnouncement) }),
  reads: ['announcement'],
  permission: 'signed-in',
})

/** Hides an announcement for the caller on all devices. */
export const closeAnnouncement = endpoint({
  name: 'closeAnnouncement',
  method: 'POST',
  path: '/announcements/close',
  summary: 'Close an announcement',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: ['announcement'],
  permission: 'signed-in',
})
