import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { pairingActions, pairingStates } from '../domain/states.ts'

/** A mentor of a project. */
export const pairing = z.object({
  id: id(),
  mentor: personRef,
  project: namedRef,
  accelerator: namedRef,
  /** Who asked, a person of the team or of the accelerator. */
  askedBy: personRef.nullable(),
  byTeam: z.boolean(),
  message: z.string(),
  reason: z.string(),
  askedAt: instant(),
  changedAt: instant(),
  status: z.enum(pairingStates),
  actions: z.array(z.enum(pairingActions)),
})
