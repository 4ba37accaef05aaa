import { z } from 'zod'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { mayChoose, noticeChannels, noticeKinds, type NoticeKind } from '../domain/notice-kinds.ts'

const hour = z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(23, 'TOO_BIG').nullable()

const channelOf = (kind: NoticeKind) =>
  z.enum(noticeChannels, 'NOT_IN_LIST').refine((channel) => mayChoose(kind, channel), 'NOT_IN_LIST')

const channels = Object.fromEntries(noticeKinds.map((kind) => [kind, channelOf(kind)])) as Record<
  NoticeKind,
  ReturnType<typeof channelOf>
>

/** A channel per kind of notification, and quiet hours without emails; both hours or neither. */
export const noticeSettings = z
  .strictObject({
    ...channels,
    quietFrom: hour,
    quietTo: hour,
    timeZone: z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST'),
  })
  .refine(({ quietFrom, quietTo }) => quietFrom !== null || quietTo === null, {
    path: ['quietFrom'],
    message: 'REQUIRED',
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietTo !== null, {
    path: ['quietTo'],
    message: 'REQUIRED',
  })
