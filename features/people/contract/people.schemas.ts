import { z } from 'zod'
import { instant } from '#platform/contract/fields.ts'
import { historyEntry, personRef } from '#platform/contract/lists.ts'
import { accessFlags, roleCodes } from '#platform/domain/actor.ts'
import { personActions, personStates } from '../domain/people.states.ts'

/** A person as the administrator's list shows them (spec 3 "User admin fields"). */
export const listedPerson = z.object({
  uid: z.uuid(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  status: z.enum(personStates),
  createdAt: instant(),
  lastSeenAt: instant().nullable(),
  /** When the address was confirmed; null if the sign-on service has no record of it. */
  emailConfirmedAt: instant().nullable(),
  roles: z.array(z.enum(roleCodes)),
  acceleratorsCount: z.int(),
  projectsCount: z.int(),
  accessFlags: z.array(z.enum(accessFlags)),
  certifiedExpert: z.boolean(),
  /** The account that took over, where this one was closed by a merge. */
  mergedInto: personRef.nullable(),
  actions: z.array(z.enum(personActions)),
})

export const administeredPerson = listedPerson.extend({
  phone: z.string(),
  locale: z.enum(['ru', 'en']).nullable(),
  secondFactor: z.boolean(),
  /** Addresses of the accounts that were merged into this one. */
  formerEmails: z.array(z.string()),
  history: z.array(historyEntry),
})

/** An account that was not confirmed, or was rejected: not yet a person in the portal. */
export const waitingAccount = z.object({
  uid: z.uuid(),
  email: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  status: z.enum(['W', 'R']),
  createdAt: instant(),
  actions: z.array(z.enum(['reject', 'resend'])),
})
