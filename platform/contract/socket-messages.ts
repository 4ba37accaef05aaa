import { z } from 'zod'
import { tags } from './tags.ts'

/** Every message the server may push: namespace and actions (spec 4 "Web socket"). */
export const socketActions = {
  Banner: ['GET_UPDATE_BANNER_MESSAGE'],
  Badges: [
    'GET_NEW_NOTIFICATION_COUNT',
    'GET_NEW_EXPERT_JOB_COUNT',
    'GET_NEW_ACCELERATION_REQUEST_COUNT',
    'GET_NEW_APPROVAL_REQUEST_COUNT',
  ],
  /** `CHANGED`: `changedTags` tells what; `MISSED`: nobody knows what, a moment was not heard. */
  Fresh: ['CHANGED', 'MISSED'],
} as const

/** A counter that a badge shows. */
export type BadgeAction = (typeof socketActions)['Badges'][number]

/** A pushed message: `{namespace, action, message}`; it tells what to fetch again, never the data. */
export const socketMessage = z.object({
  namespace: z.enum(['Banner', 'Badges', 'Fresh']),
  action: z.string(),
  message: z.record(z.string(), z.unknown()),
})

export type SocketMessage = z.output<typeof socketMessage>

/** What `CHANGED` carries: kinds of things, never which one, and the milliseconds over which pages ask. */
export const changedTags = z.object({ tags: z.array(z.enum(tags)), within: z.number() })
