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

/** The caller's security settings: address, second factor, sessions. */
export const getSecurity = endpoint({
  name: 'getSecurity',
  method: 'GET',
  path: '/person-user-profile/security',
  summary: 'What protects the own account',
  headers,
  response: z.object({
    email: z.string(),
    /** The new address of a pending change. */
    pendingEmail: z.string().nullable(),
    secondFactorSince: instant().nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether browsers let these pages create passkeys for the sign-on service. */
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

/** Changes the password; every other session ends. */
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

/** Requests a change of address; both addresses get an email and must confirm. */
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

/** Cancels a change of address. */
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

/** Ends one of the caller's sessions. */
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

/** Ends every other session of the caller. */
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

/** Creates a secret for the authenticator app; inactive until its first code is entered. */
export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/person-user-profile/begin-second-factor',
  summary: 'A secret for the authenticator app',
  body: z.strictObject({ password: typedPassword() }),
  response: z.object({
    secret: z.string(),
    /** The URL for the app (`otpauth:`). */
    address: z.string(),
    /** The same as a QR code: a `data:` URL of an SVG. */
    picture: z.string(),
  }),
  errors: ['STATE_CHANGED', 'RATE_LIMITED'],
  // An inactive secret is shown nowhere.
  changes: [],
  permission: 'signed-in',
})

/** Activates the second factor; the recovery codes are returned only here. */
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

/** Creates new recovery codes; the old ones become invalid. */
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

/** Removes the second factor. */
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

/** Options for the browser to create a passkey. */
export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: '/person-user-profile/begin-passkey',
  summary: 'What the browser needs to make a passkey',
  body: z.strictObject({ password: typedPassword() }),
  response: z.object({ options: z.record(z.string(), z.unknown()) }),
  errors: ['RATE_LIMITED'],
  // A challenge is shown nowhere.
  changes: [],
  permission: 'signed-in',
})

/** Adds the passkey that the browser has created. */
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

/** How the caller may re-authenticate; with a new passkey challenge each time. */
export const beginStepUp = endpoint({
  name: 'beginStepUp',
  method: 'POST',
  path: '/person-user-profile/begin-step-up',
  summary: 'Ways to re-authenticate',
  body: z.strictObject({}),
  response: z.object({
    /** Whether the password alone is not enough. */
    secondFactor: z.boolean(),
    /** The challenge for a passkey; null if none is usable here. */
    passkey: z.record(z.string(), z.unknown()).nullable(),
  }),
  // A challenge is shown nowhere.
  changes: [],
  permission: 'signed-in',
})

/** Re-authenticates by password (and code) or passkey: sensitive calls of this session are allowed for ten minutes. */
export const stepUp = endpoint({
  name: 'stepUp',
  method: 'POST',
  path: '/person-user-profile/step-up',
  summary: 'Re-authenticate',
  body: z.strictObject({
    password: z.string().max(200, 'TOO_LONG').default(''),
    code: z.string().trim().max(40, 'TOO_LONG').default(''),
    passkey: z.record(z.string(), z.unknown()).nullable().default(null),
  }),
  response: null,
  errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
  // A re-authentication is shown nowhere.
  changes: [],
  permission: 'signed-in',
})
