import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, requiredText, uid } from '#platform/contract/fields.ts'
import { mergeKinds } from '../domain/merge/kinds.ts'
import { mergeObstacles } from '../domain/merge/obstacles.ts'

const account = z.object({ uid: uid(), name: z.string(), email: z.string() })
const counted = z.array(z.object({ kind: z.enum(mergeKinds), count: z.int() }))

const plan = z.object({
  /** The account that is closed, and the one that remains. */
  from: account,
  into: account,
  moves: counted,
  /** What both have: what the remaining account has is kept in force. */
  same: counted,
  obstacles: z.array(
    z.object({ code: z.enum(mergeObstacles), name: z.string(), kind: z.enum(mergeKinds).nullable() }),
  ),
  /** What the administrator confirms. */
  seen: z.string(),
})

/** What merging two accounts of one person would move, and what prevents it. Changes nothing. */
export const previewMerge = endpoint({
  name: 'previewMerge',
  method: 'GET',
  path: '/admin/people/merge/preview',
  summary: 'What merging two accounts would do',
  query: z.object({ uid: uid(), email: emailAddress() }),
  response: plan,
  errors: ['USER_NOT_REGISTERED'],
  reads: ['person'],
  permission: 'signed-in',
})

/** Moves everything of an account to another one of the same person and closes it for good. */
export const mergePeople = endpoint({
  name: 'mergePeople',
  method: 'POST',
  path: '/admin/people/merge',
  summary: 'Merge two accounts of one person',
  body: z.strictObject({
    uid: uid(),
    email: emailAddress(),
    reason: requiredText(1200),
    seen: z.string('REQUIRED').regex(/^[\w-]{43}$/, 'INVALID'),
  }),
  response: z.object({ uid: uid(), moved: z.int() }),
  errors: ['USER_NOT_REGISTERED', 'MERGE_OBSTACLE', 'PLAN_CHANGED', 'STATE_CHANGED'],
  changes: ['person', 'role', 'account'],
  permission: 'signed-in',
  stepUp: true,
})
