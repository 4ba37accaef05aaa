import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, id, idParam, readableText, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import type { Tag } from '#platform/contract/tags.ts'
import { folders, notification } from './notification.schemas.ts'

const ownUid = z.object({ userUid: uid() })
const selection = z.array(id()).min(1, 'REQUIRED').max(200, 'TOO_LONG')

/** Records on which recipients decide: a notification shows the decision as soon as it is made, wherever that was. */
const decidedRecords = [
  'accelerationRequest',
  'dataRequest',
  'deal',
  'event',
  'expertJob',
  'firm',
  'formIntake',
  'invitation',
  'joinRequest',
  'mentoring',
  'projectTeam',
  'publication',
  'risk',
  'role',
  'technologyProposal',
  'trackTransfer',
] as const satisfies readonly Tag[]

/** Badge of the inbox, capped at 1,000. */
export const countNewNotifications = endpoint({
  name: 'countNewNotifications',
  method: 'GET',
  path: '/notification/new',
  summary: 'Number of unread notifications',
  query: ownUid,
  response: z.object({ count: z.int() }),
  reads: ['notification'],
  permission: 'signed-in',
  ownUid: 'userUid',
})

/** Sends the caller a test notification. */
export const createTestNotification = endpoint({
  name: 'createTestNotification',
  method: 'POST',
  path: '/notification/test-create-new',
  summary: 'Sends a test notification to oneself',
  query: ownUid,
  response: null,
  errors: ['TEST_NOTIFICATION_LIMIT'],
  changes: ['notification'],
  permission: 'signed-in',
  ownUid: 'userUid',
})

/** A folder of the inbox, newest first. */
export const listNotifications = list({
  name: 'listNotifications',
  path: '/notification/list',
  summary: 'Incoming or outgoing notifications',
  permission: 'signed-in',
  reads: ['notification', ...decidedRecords],
  row: notification,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  /** `awaitsDecision`: the recipients were asked to decide, and nobody has yet. */
  filters: { unreadOnly: flagParam(), awaitsDecision: flagParam() },
  search: true,
  table: null,
  of: { folder: z.enum(folders, 'NOT_IN_LIST').default('incoming') },
})

/** A notification with its conversation; does not mark it as read. */
export const getNotification = endpoint({
  name: 'getNotification',
  method: 'GET',
  path: '/notification/get',
  summary: 'A notification and its reply thread, oldest first',
  query: z.object({ notificationId: idParam() }),
  response: z.object({ notification, thread: z.array(notification) }),
  reads: ['notification', ...decidedRecords],
  permission: 'signed-in',
})

/** Marks the given notifications or all of them as read. */
export const readNotifications = endpoint({
  name: 'readNotifications',
  method: 'POST',
  path: '/notification/read',
  summary: 'Marks notifications as read',
  body: z
    .strictObject({ notificationIds: selection.optional(), all: z.literal(true, 'NOT_IN_LIST').optional() })
    .refine((body) => (body.all === true) !== (body.notificationIds !== undefined), {
      path: ['notificationIds'],
      message: 'REQUIRED',
    }),
  response: null,
  changes: ['notification'],
  permission: 'signed-in',
})

/** Marks notifications as unread. */
export const unreadNotifications = endpoint({
  name: 'unreadNotifications',
  method: 'POST',
  path: '/notification/unread',
  summary: 'Marks notifications as not read',
  body: z.strictObject({ notificationIds: selection }),
  response: null,
  changes: ['notification'],
  permission: 'signed-in',
})

/** Replies to the other person of a notification. */
export const replyToNotification = endpoint({
  name: 'replyToNotification',
  method: 'POST',
  path: '/notification/reply',
  summary: 'Answers a notification',
  body: z.strictObject({ notificationId: id(), body: readableText(4000) }),
  response: z.object({ id: id() }),
  errors: ['MESSAGE_BLOCKED', 'MESSAGE_LIMIT'],
  changes: ['notification'],
  permission: 'signed-in',
})

/** Deletes the caller's copy; the other side's is retained. */
export const deleteNotifications = endpoint({
  name: 'deleteNotifications',
  method: 'POST',
  path: '/notification/delete',
  summary: 'Deletes notifications from the folder',
  body: z.strictObject({ notificationIds: selection }),
  response: null,
  changes: ['notification'],
  permission: 'signed-in',
})
