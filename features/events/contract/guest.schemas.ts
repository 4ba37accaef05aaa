import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { guestActions, guestStates } from '../domain/states.ts'

/** Somebody without an account who comes to a public event. */
export const eventGuest = z.object({
  id: id(),
  /** Empty once it is forgotten. */
  name: z.string(),
  email: z.string(),
  status: z.enum(guestStates),
  reason: z.string(),
  cameAt: instant().nullable(),
  createdAt: instant(),
  changedAt: instant(),
  actions: z.array(z.enum(guestActions)),
})
