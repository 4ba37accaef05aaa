import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { accessFlags, roleCodes } from '#platform/domain/actor.ts'
import { openRoles, requestableRoles } from '../domain/roles.rules.ts'
import {
  roleRequestActions,
  roleRequestStates,
  roleTransferActions,
  roleTransferStates,
} from '../domain/states.ts'

/** All roles that a person can hold, in the portal or in an accelerator. */
export const roleCode = z.enum(roleCodes, 'NOT_IN_LIST')

/** A role of a person; `accelerator` is null for a role in the whole portal. */
export const heldRole = z.object({
  role: roleCode,
  accelerator: namedRef.extend({ name: z.string().nullable() }).nullable(),
  admin: z.boolean(),
  blocked: z.boolean(),
  since: instant().nullable(),
  actions: z.array(z.enum(['transfer', 'giveUp', 'withdraw'])),
})

/** A request for a role. */
export const roleRequest = z.object({
  id: id(),
  person: personRef,
  role: z.enum(requestableRoles),
  message: z.string(),
  status: z.enum(roleRequestStates),
  reason: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(roleRequestActions)),
})

/** A transfer of a role. */
export const roleTransfer = z.object({
  id: id(),
  from: personRef,
  /** Receiver; shown to the giver only after the receiver has accepted. */
  to: personRef.nullable(),
  /** Address that the offer was sent to. */
  email: z.string(),
  role: roleCode,
  accelerator: namedRef.extend({ name: z.string().nullable() }).nullable(),
  status: z.enum(roleTransferStates),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(roleTransferActions)),
})

/** A person's roles, the roles they can add, their requests, and their transfers. */
export const personRoles = z.object({
  uid: z.uuid(),
  roles: z.array(heldRole),
  defaultRole: roleCode.nullable(),
  /** Roles that the caller can add directly or request from an administrator. */
  offered: z.array(
    z.object({
      role: z.enum([...openRoles, ...requestableRoles]),
      actions: z.array(z.enum(['add', 'request'])),
    }),
  ),
  requests: z.array(roleRequest),
  transfers: z.array(roleTransfer),
  accessFlags: z.array(z.enum(accessFlags)),
  certifiedExpert: z.boolean(),
})
