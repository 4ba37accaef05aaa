import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { supportActions, supportStates } from '../domain/states.ts'

/** A request as lists show it. */
export const supportRow = z.object({
  id: id(),
  subject: z.string(),
  status: z.enum(supportStates),
  /** Who asked: a person, or a guest by the name or address they left. */
  from: z.string(),
  owner: personRef.nullable(),
  createdAt: instant(),
  changedAt: instant(),
})

/** A request with everything that was written. */
export const supportThread = supportRow.extend({
  version: z.int(),
  person: personRef.nullable(),
  /** The address a guest left, for the administrators. */
  guestEmail: z.string().nullable(),
  messages: z.array(
    z.object({
      id: id(),
      byStaff: z.boolean(),
      author: z.string(),
      body: z.string(),
      at: instant(),
    }),
  ),
  actions: z.array(z.enum(supportActions)),
})

/** An answer that is given often. */
export const supportText = z.object({ id: id(), title: z.string(), body: z.string(), changedAt: instant() })
