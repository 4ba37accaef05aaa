import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { requiredText, uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { accessFlags, heldRoleCodes } from '#platform/domain/actor.ts'
import { administeredPerson, listedPerson, waitingAccount } from './people.schemas.ts'

const sessionId = z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')

/** Everybody who has signed in at least once. */
export const listPeople = list({
  name: 'listPeople',
  path: '/admin/people/list',
  summary: 'People of the portal',
  permission: 'signed-in',
  reads: ['person', 'role'],
  row: listedPerson,
  sortings: ['CREATE_DATE', 'NAME', 'LAST_ACTIVITY'],
  defaultSort: '-CREATE_DATE',
  filters: {
    status: listParam(['A', 'B']),
    role: listParam(heldRoleCodes),
    flag: listParam(accessFlags),
  },
  search: true,
})

/** One person with what the sign-on service knows and what was done to them. */
export const getPerson = endpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/admin/people/get',
  summary: 'A person of the portal',
  query: z.object({ uid: uid() }),
  response: administeredPerson,
  reads: ['person', 'role'],
  permission: 'signed-in',
})

/** Blocks a person: they are signed out everywhere at once. */
export const blockPerson = endpoint({
  name: 'blockPerson',
  method: 'POST',
  path: '/admin/people/block',
  summary: 'Block a person',
  body: z.strictObject({ uid: uid(), reason: requiredText(1200) }),
  response: administeredPerson,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
  stepUp: true,
})

/** Lets a blocked person in again. */
export const unblockPerson = endpoint({
  name: 'unblockPerson',
  method: 'POST',
  path: '/admin/people/unblock',
  summary: 'Unblock a person',
  body: z.strictObject({ uid: uid() }),
  response: administeredPerson,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
  stepUp: true,
})

/** Takes the second factor of somebody who lost it away. */
export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/admin/people/reset-second-factor',
  summary: 'Take a lost second factor away',
  body: z.strictObject({ uid: uid(), reason: requiredText(1200) }),
  response: administeredPerson,
  errors: ['STATE_CHANGED'],
  changes: ['person', 'account'],
  permission: 'signed-in',
  stepUp: true,
})

/** Accounts that wait for their confirmation, or were rejected. */
export const listWaitingAccounts = list({
  name: 'listWaitingAccounts',
  path: '/admin/people/waiting',
  summary: 'Accounts not confirmed yet',
  permission: 'signed-in',
  reads: ['person'],
  row: waitingAccount,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(['W', 'R']) },
  search: true,
})

/** Rejects a registration that was never confirmed. */
export const rejectRegistration = endpoint({
  name: 'rejectRegistration',
  method: 'POST',
  path: '/admin/people/reject',
  summary: 'Reject a registration',
  body: z.strictObject({ uid: uid() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Sends the confirmation letter once more. */
export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/admin/people/resend-confirmation',
  summary: 'Send the confirmation letter again',
  body: z.strictObject({ uid: uid() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Begins to act as another person: a session of its own, which ends with the administrator's. */
export const logInAs = endpoint({
  name: 'logInAs',
  method: 'POST',
  path: '/admin/log-in-as',
  summary: 'Log in as another person',
  headers: z.object({ 'session-id': sessionId }),
  body: z.strictObject({ uid: uid(), reason: requiredText(1200) }),
  response: z.object({ sessionId: z.string() }),
  changes: ['account'],
  permission: 'signed-in',
  stepUp: true,
})

/** Returns to being oneself. */
export const returnToMyself = endpoint({
  name: 'returnToMyself',
  method: 'POST',
  path: '/admin/log-in-as/end',
  summary: 'Stop acting as another person',
  headers: z.object({ 'session-id': sessionId }),
  body: z.strictObject({}),
  response: z.object({ sessionId: z.string() }),
  changes: ['account'],
  permission: 'signed-in',
})
