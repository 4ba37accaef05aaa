import { z } from 'zod'
import { tags } from './tags.ts'

/** Every message that the server may push: namespace and actions (spec 4 "Web socket"). */
export const socketActions = {
  Banner: ['GET_UPDATE_BANNER_MESSAGE'],
  Badges: [
    'GET_NEW_NOTIFICATION_COUNT',
    'GET_NEW_EXPERT_JOB_COUNT',
    'GET_NEW_ACCELERATION_REQUEST_COUNT',
    'GET_NEW_APPROVAL_REQUEST_COUNT',
  ],
  /** `CHANGED`: `changedTags` lists what changed; `MISSED`: notifications were lost for a moment, so anything may have changed. */
  Fresh: ['CHANGED', 'MISSED'],
} as const

/** A counter shown on a badge. */
export type BadgeAction = (typeof socketActions)['Badges'][number]

/** A pushed message: `{namespace, action, message}`; it names what to refetch and never carries the data. */
export const socketMessage = z.object({
  namespace: z.enum(['Banner', 'Badges', 'Fresh']),
  action: z.string(),
  message: z.record(z.string(), z.unknown()),
})

export type SocketMessage = z.output<typeof socketMessage>

/**
 * Payload of `CHANGED`: kinds of objects, never their ids, the period in milliseconds over which pages spread their
 * requests, and the page that made the change and so knows of it.
 */
export const changedTags = z.object({
  tags: z.array(z.enum(tags)),
  within: z.number(),
  page: z.string().nullable().default(null),
})
