import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  emailAddress,
  newPassword as password,
  passwordsAgree,
  personName,
} from '#platform/contract/fields.ts'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { opaqueToken, pageParameters, sealedTicket, typedCode, typedPassword } from './fields.ts'

const locale = z.enum(['ru', 'en'], 'NOT_IN_LIST')
const done = z.object({})
/** The next page (`location.assign`): always a known return address. */
const goOn = z.object({ redirectTo: z.string() })

/** Signs in. The same response for an unknown address, a wrong password, an unconfirmed and a blocked account. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Signs in by e-mail and password',
  body: z.strictObject({ email: emailAddress(), password: typedPassword(), ...pageParameters }),
  response: goOn,
  errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** The second step of a sign-in, by an app's code or a recovery code; the browser's cookie identifies the account. */
export const secondStep = endpoint({
  name: 'secondStep',
  method: 'POST',
  path: '/second-step',
  summary: 'Signs in by the code of the second factor',
  body: z.strictObject({ code: typedCode(), ...pageParameters }),
  response: goOn,
  errors: ['SESSION_EXPIRED', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** The challenge for a passkey. */
export const passkeyChallenge = endpoint({
  name: 'passkeyChallenge',
  method: 'POST',
  path: '/passkey/challenge',
  summary: 'What a passkey is to sign',
  body: z.strictObject({}),
  response: z.object({ options: z.record(z.string(), z.unknown()) }),
  errors: ['RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Signs in by a passkey, which counts as both factors. */
export const passkeySignIn = endpoint({
  name: 'passkeySignIn',
  method: 'POST',
  path: '/passkey/sign-in',
  summary: 'Signs in by a passkey',
  body: z.strictObject({ response: z.record(z.string(), z.unknown()), ...pageParameters }),
  response: goOn,
  errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** The change of address that an email is about, and its recipient. */
export const lookAtEmailChange = endpoint({
  name: 'lookAtEmailChange',
  method: 'POST',
  path: '/email-change/look',
  summary: 'What a letter about a change of address asks',
  body: z.strictObject({ token: opaqueToken() }),
  response: z.object({
    /** The recipient: the current address, or the new one. */
    side: z.enum(['OLD', 'NEW']),
    newEmail: z.string(),
  }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  reads: [],
  permission: 'public',
})

/** Confirms a change of address, or cancels it; it takes effect when both addresses have confirmed. */
export const decideEmailChange = endpoint({
  name: 'decideEmailChange',
  method: 'POST',
  path: '/email-change/decide',
  summary: 'Agrees to a change of address, or stops it',
  body: z.strictObject({ token: opaqueToken(), agree: z.boolean() }),
  response: z.object({
    /** `WAITING`: for the other address. `CHANGED`: done. `STOPPED`: cancelled. */
    state: z.enum(['WAITING', 'CHANGED', 'STOPPED']),
  }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Signs on to the project with the browser's existing session at the service. */
export const continueSession = endpoint({
  name: 'continueSession',
  method: 'POST',
  path: '/continue',
  summary: 'Signs on without a password when signed in at the service',
  body: z.strictObject(pageParameters),
  response: goOn,
  errors: ['SESSION_EXPIRED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Registers. The same response whether or not the address is known: only the email tells its owner. */
export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/register',
  summary: 'Registers and mails a confirmation link',
  body: passwordsAgree(
    z.strictObject({
      lastName: personName(),
      firstName: personName(),
      middleName: personName().or(z.literal('')).default(''),
      email: emailAddress(),
      password: password(),
      passwordRepeat: z.string('REQUIRED').max(200, 'TOO_LONG'),
      locale,
      /** Consent to the current version of the rules (spec 5). */
      rulesVersion: z.literal(portalRulesVersion, 'REQUIRED'),
      /** Consent to the processing of personal data, whose text changes its version with the rules; given apart from them. */
      consentVersion: z.literal(portalRulesVersion, 'REQUIRED'),
      ...pageParameters,
    }),
  ),
  response: done,
  errors: ['RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** The address that a ticket of an invitation is for. */
export const lookAtInvited = endpoint({
  name: 'lookAtInvited',
  method: 'POST',
  path: '/register/invited/look',
  summary: 'Whose address an invitation has proved',
  body: z.strictObject({ ticket: sealedTicket() }),
  response: z.object({ email: z.string() }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  reads: [],
  permission: 'public',
})

/** Registers with the address of the ticket, which needs no other email, and signs in. */
export const registerInvited = endpoint({
  name: 'registerInvited',
  method: 'POST',
  path: '/register/invited',
  summary: 'Registers an invited address and signs in',
  body: z.strictObject({
    ticket: sealedTicket(),
    lastName: personName(),
    firstName: personName(),
    middleName: personName().or(z.literal('')).default(''),
    password: password(),
    locale,
    /** Consent to the current version of the rules (spec 5). */
    rulesVersion: z.literal(portalRulesVersion, 'REQUIRED'),
    /** Consent to the processing of personal data, as of any registration. */
    consentVersion: z.literal(portalRulesVersion, 'REQUIRED'),
    ...pageParameters,
  }),
  response: goOn,
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** The registration that an email's link belongs to. */
export const lookAtRegistration = endpoint({
  name: 'lookAtRegistration',
  method: 'POST',
  path: '/confirm/look',
  summary: 'Whose registration a letter is about',
  body: z.strictObject({ token: opaqueToken() }),
  response: z.object({ email: z.string() }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  reads: [],
  permission: 'public',
})

/** Checks the password of the registration of an email; `redirectTo` is the portal's page that confirms it. */
export const proveRegistration = endpoint({
  name: 'proveRegistration',
  method: 'POST',
  path: '/confirm/password',
  summary: 'Takes the password of a registration before its link confirms',
  body: z.strictObject({ token: opaqueToken(), password: typedPassword() }),
  response: goOn,
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Emails a link to set a new password, if the address is known; the response does not reveal it. */
export const forgottenPassword = endpoint({
  name: 'forgottenPassword',
  method: 'POST',
  path: '/forgotten-password',
  summary: 'Mails a link to set a new password',
  body: z.strictObject({ email: emailAddress(), locale, ...pageParameters }),
  response: done,
  errors: ['RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/** Sets a new password by the emailed link and ends all sessions of the account. */
export const newPassword = endpoint({
  name: 'newPassword',
  method: 'POST',
  path: '/new-password',
  summary: 'Sets a new password by the token of the e-mail',
  body: passwordsAgree(
    z.strictObject({
      token: opaqueToken(),
      password: password(),
      passwordRepeat: z.string('REQUIRED').max(200, 'TOO_LONG'),
    }),
  ),
  response: done,
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED', 'RATE_LIMITED'],
  // The service caches no responses.
  changes: [],
  permission: 'public',
})

/**
 * Data for a page before it shows its form. `valid: false`: the parameters name an unknown project or a return
 * address that is not on the list; the page then shows no form. `portalUrl` is the portal's start page, for the home
 * link.
 */
export const pageContext = endpoint({
  name: 'pageContext',
  method: 'GET',
  path: '/page-context',
  summary: 'Whether the page parameters are known, and who is signed in at the service',
  query: z.object({
    project_key: z.string().max(1200).optional(),
    session: z.string().max(1200).optional(),
    redirected_from: z.string().max(4000).optional(),
  }),
  response: z.object({
    /** Email of the account signed in at the service in this browser, for "continue as". */
    signedInAs: z.string().nullable(),
    valid: z.boolean(),
    portalUrl: z.string(),
    /** The external sign-in provider, by its names. */
    upstream: z.object({ nameRu: z.string(), nameEn: z.string() }).nullable(),
    /** Minimum length of a new password. */
    passwordLength: z.int(),
    /** Whether people may register without an invitation. */
    registration: z.boolean(),
  }),
  reads: [],
  permission: 'public',
})

/** Ends the browser's session at the service and all tokens derived from it. */
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'Signs out at the service',
  body: z.strictObject({}),
  response: done,
  // The service caches no responses.
  changes: [],
  permission: 'public',
})
