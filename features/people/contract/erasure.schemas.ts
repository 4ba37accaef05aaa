import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { erasureObstacles } from '../domain/lists.ts'
import { erasureStates } from '../domain/states.ts'

/** A request to be erased as administrators see it. */
export const erasureRequest = z.object({
  id: id(),
  person: personRef,
  /** Empty once the person is erased. */
  email: z.string(),
  status: z.enum(erasureStates),
  comment: z.string(),
  reason: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  decidedBy: personRef.nullable(),
  /** What must be handed over first, by name. */
  obstacles: z.array(z.object({ code: z.enum(erasureObstacles), name: z.string() })),
  actions: z.array(z.enum(['approve', 'reject'])),
})
