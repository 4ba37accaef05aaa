import { z } from 'zod'
import { id, instant, text } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { joinRequestActions, joinRequestStates } from '../domain/join-request-states.ts'

/** The message to the project's leader. */
export const joinMessage = text(1200).default('')

/** A project's number in its written form: P-000123. */
export const projectCode = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .regex(/^[PpРр]-?\d{1,9}$/, 'INVALID')
  .transform((typed) => `P-${typed.replace(/\D/g, '').padStart(6, '0')}`)

const shown = {
  id: id(),
  /** The vacancy it responds to, or null. */
  vacancy: namedRef.nullable(),
  message: z.string(),
  status: z.enum(joinRequestStates),
  reason: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(joinRequestActions)),
}

/** A request as the project's team sees it. */
export const projectJoinRequest = z.object({
  ...shown,
  person: personRef,
  /** Public information about the person. */
  about: z.object({ company: z.string(), specialty: z.string(), competencies: z.array(z.string()) }),
})

/** A request as the person sees it. */
export const myJoinRequest = z.object({
  ...shown,
  project: z.object({
    serialNumber: z.string(),
    /** null if the project is visible only to its team. */
    name: z.string().nullable(),
    /** Present only for members, who may open the project. */
    id: id().nullable(),
  }),
})
