import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { answerMailStates, supportActions, supportStates } from '../domain/states.ts'

/** A request as lists show it. */
export const supportRow = z.object({
  id: id(),
  subject: z.string(),
  status: z.enum(supportStates),
  /** Name of the person, or the name or address that a guest left. */
  from: z.string(),
  owner: personRef.nullable(),
  createdAt: instant(),
  changedAt: instant(),
})

/** A request with all its messages. */
export const supportThread = supportRow.extend({
  version: z.int(),
  person: personRef.nullable(),
  /** The address that a guest left, for the administrators. */
  guestEmail: z.string().nullable(),
  messages: z.array(
    z.object({
      id: id(),
      /** `TAKEN_OVER`: a note of the administrator who took the request over, for administrators only. */
      kind: z.enum(['MESSAGE', 'TAKEN_OVER']),
      byStaff: z.boolean(),
      author: z.string(),
      body: z.string(),
      at: instant(),
      /** The email with an answer to a guest, for administrators. */
      mail: z.object({ id: id(), state: z.enum(answerMailStates) }).nullable(),
    }),
  ),
  actions: z.array(z.enum(supportActions)),
})

/** A guest’s request, without the names of administrators. */
export const guestThread = z.object({
  subject: z.string(),
  status: z.enum(supportStates),
  /** Until when the link works. */
  until: instant(),
  messages: z.array(z.object({ id: id(), byStaff: z.boolean(), body: z.string(), at: instant() })),
})

/** A saved answer. */
export const supportText = z.object({ id: id(), title: z.string(), body: z.string(), changedAt: instant() })
