import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { hookEventNames, hookEvents, type HookEvent, type HookSubjectKind } from '../domain/hook-events.ts'

/** Data of each kind of subject: ids only; receivers read the rest with an API token and its rights. */
export const hookData = {
  application: z.strictObject({ acceleratorId: id(), projectId: id(), trackId: id(), applicationId: id() }),
  participation: z.strictObject({
    acceleratorId: id(),
    projectId: id(),
    trackId: id(),
    participationId: id(),
  }),
  task: z.strictObject({ acceleratorId: id(), projectId: id(), participationId: id(), taskId: id() }),
  expertReview: z.strictObject({
    acceleratorId: id(),
    /** Null for the expert of a blind review. */
    projectId: id().nullable(),
    taskId: id().nullable(),
    expertReviewId: id(),
  }),
} satisfies Record<HookSubjectKind, z.ZodType>

/** The body of a message about an event. */
export const hookPayload = (name: HookEvent) =>
  z.strictObject({
    type: z.literal(name),
    /** When it happened; the time of sending is in the header `webhook-timestamp`. */
    timestamp: instant(),
    data: hookData[hookEvents[name].about],
  })

/** The body of a test message. */
export const testPayload = z.strictObject({
  type: z.literal('test'),
  timestamp: instant(),
  data: z.strictObject({}),
})

/** The schema of every message, by its type. */
export const hookPayloads: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...hookEventNames.map((name) => [name, hookPayload(name)] as const),
  ['test', testPayload],
])
