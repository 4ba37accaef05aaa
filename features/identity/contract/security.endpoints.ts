import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  emailAddress,
  instant,
  newPassword,
  passwordsAgree,
  requiredText,
} from '#platform/contract/fields.ts'
import { sessionId, typedCode, typedPassword } from './fields.ts'

const headers = z.object({ 'session-id': sessionId })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** What protects the caller's account: address, second factor, sessions. */
export const getSecurity = endpoint({
  name: 'getSecurity',
  method: 'GET',
  path: '/person-user-profile/security',
  summary: 'What protects the own account',
  headers,
  response: z.object({
    email: z.string(),
    /** The address that a change waits for. */
    pendingEmail: z.string().nullable(),
    secondFactorSince: instant().nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether browsers let these pages make passkeys of the sign-on service. */
    passkeysPossible: z.boolean(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        since: instant(),
        lastUsedAt: instant().nullable(),
        actions: z.array(z.enum(['remove'])),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.int(),
        userAgent: z.string(),
        address: z.string(),
        since: instant(),
        lastUsedAt: instant(),
        current: z.boolean(),
        actions: z.array(z.enum(['end', 'endOthers'])),
      }),
    ),
  }),
  reads: ['account'],
  permission: 'signed-in',
})

/** Sets another password; every other session ends. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/person-user-profile/change-password',
  summary: 'Change the own password',
  headers,
  body: passwordsAgree(
    z.strictObject({
      current: typedPassword(),
      password: newPassword(),
      passwordRepeat: typedPassword(),
    }),
  ),
  response: null,
  errors: ['RATE_LIMITED'],
  changes: ['account'],
  permission: 'signed-in',
})

/** Asks for another address; both addresses get a letter and must agree. */
export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/person-user-profile/change-email',
  summary: 'Ask for another e-mail address',
  headers,
  body: z.strictObject({ email: emailAddress(), password: typedPassword() }),
  response: null,
  errors: ['RATE_LIMITED'],
  changes: ['account'],
  permission: 'signed-in',
})

/** Gives up a change of address. */
export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  method: 'POST',
  path: '/person-user-profile/cancel-email-change',
  summary: 'Give up a change of the e-mail address',
  body: z.strictObject({}),
  response: null,
  changes: ['account'],
  permission: 'signed-in',
})

/** Ends one of the own sessions. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/person-user-profile/end-session',
  summary: 'End one of the own sessions',
  body: z.strictObject({ id: z.int('NOT_AN_INTEGER').positive('INVALID') }),
  response: null,
  changes: ['account'],
  permission: 'signed-in',
})

/** Ends every session of the caller but this one. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/person-user-profile/end-other-sessions',
  summary: 'End all own sessions but this one',
  headers,
  body: z.strictObject({}),
  response: null,
  changes: ['account'],
  permission: 'signed-in',
})

/** Makes a secret for the authenticator app; nothing is asked for until its first code has come. */
export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/person-user-profile/begin-second-factor',
  summary: 'A secret for the authenticator app',
  body: z.strictObject({ password: typedPassword() }),
  response: z.object({
    secret: z.string(),
    /** What the app opens (`otpauth:`). */
    address: z.string(),
    /** The same as a picture: a `data:` address of an SVG. */
    picture: z.string(),
  }),
  errors: ['STATE_CHANGED', 'RATE_LIMITED'],
  // A secret that is not in force yet shows nowhere.
  changes: [],
  permission: 'signed-in',
})

/** Puts the second factor to use; the recovery codes are answered this once. */
export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/person-user-profile/confirm-second-factor',
  summary: 'Put the second factor to use',
  body: z.strictObject({ code: typedCode() }),
  response: recoveryCodes,
  changes: ['account'],
  permission: 'signed-in',
})

/** Makes new recovery codes; the old ones work no more. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/person-user-profile/renew-recovery-codes',
  summary: 'Make new recovery codes',
  body: z.strictObject({ password: typedPassword(), code: typedCode() }),
  response: recoveryCodes,
  errors: ['RATE_LIMITED'],
  changes: ['account'],
  permission: 'signed-in',
})

/** Takes the second factor away. */
export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  method: 'POST',
  path: '/person-user-profile/disable-second-factor',
  summary: 'Sign in by password alone again',
  body: z.strictObject({ password: typedPassword(), code: typedCode() }),
  response: null,
  errors: ['RATE_LIMITED'],
  changes: ['account'],
  permission: 'signed-in',
})

/** What the browser needs to make a passkey. */
export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/person-user-profile/begin-passkey',
  summary: 'What the browser needs to make a passkey',
  body: z.strictObject({ password: typedPassword() }),
  response: z.object({ options: z.record(z.string(), z.unknown()) }),
  errors: ['RATE_LIMITED'],
  // A challenge shows nowhere.
  changes: [],
  permission: 'signed-in',
})

/** Adds the passkey that the browser has made. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/person-user-profile/add-passkey',
  summary: 'Add a passkey',
  body: z.strictObject({ name: requiredText(200), response: z.record(z.string(), z.unknown()) }),
  response: null,
  changes: ['account'],
  permission: 'signed-in',
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: '/person-user-profile/remove-passkey',
  summary: 'Remove a passkey',
  body: z.strictObject({
    id: z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{1,1400}$/, 'INVALID'),
    password: typedPassword(),
  }),
  response: null,
  errors: ['RATE_LIMITED'],
  changes: ['account'],
  permission: 'signed-in',
})

/** How the caller may prove to be there once more; a fresh challenge for a passkey each time. */
export const beginStepUp = endpoint({
  name: 'beginStepUp',
  method: 'POST',
  path: '/person-user-profile/begin-step-up',
  summary: 'How to prove once more who is there',
  body: z.strictObject({}),
  response: z.object({
    /** The password alone is not enough. */
    secondFactor: z.boolean(),
    /** What a passkey is to sign; null where there is none to use here. */
    passkey: z.record(z.string(), z.unknown()).nullable(),
  }),
  // A challenge shows nowhere.
  changes: [],
  permission: 'signed-in',
})

/** Proves by password (and code) or passkey who is there: grave calls of this session go through for ten minutes. */
export const stepUp = endpoint({
  name: 'stepUp',
  method: 'POST',
  path: '/person-user-profile/step-up',
  summary: 'Prove once more who is there',
  body: z.strictObject({
    password: z.string().max(200, 'TOO_LONG').default(''),
    code: z.string().trim().max(40, 'TOO_LONG').default(''),
    passkey: z.record(z.string(), z.unknown()).nullable().default(null),
  }),
  response: null,
  errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
  // A proof shows nowhere.
  changes: [],
  permission: 'signed-in',
})
