import { z } from 'zod'
import { signOnLetterStates, signOnTemplates } from '../domain/sign-on-letters.ts'
import { emailAddress, instant, uid } from './fields.ts'

/** Account states: awaiting confirmation, active, blocked, rejected (product 5). */
const accountStatuses = ['W', 'A', 'B', 'R'] as const

const account = z.object({
  uid: uid(),
  email: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  status: z.enum(accountStatuses),
  locale: z.enum(['ru', 'en']),
  createdAt: instant(),
  confirmedAt: instant().nullable(),
  secondFactor: z.boolean(),
  /** Consent to the portal's rules at registration; null for accounts older than the consent. */
  rules: z.object({ version: z.string(), acceptedAt: instant() }).nullable().default(null),
})

/** An email of the service in a list, without its link and text. */
const email = z.object({
  id: z.int(),
  to: z.string(),
  template: z.enum(signOnTemplates),
  locale: z.enum(['ru', 'en']),
  status: z.enum(signOnLetterStates),
  error: z.string(),
  createdAt: instant(),
  sentAt: instant().nullable(),
  /** Whether it can be written again with a new link. */
  renewable: z.boolean(),
})

/** An email as its recipient saw it; its link, and what was deleted after sending, are struck out. */
const emailContent = email.extend({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

const emailRef = z.strictObject({ id: z.int() })

const sessionId = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/, 'INVALID')
const one = z.strictObject({ uid: uid() })
const names = { lastName: z.string(), firstName: z.string(), middleName: z.string() }
const passwordAndCode = z.strictObject({
  uid: uid(),
  password: z.string().max(200),
  code: z.string().max(40),
})
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const security = z.object({
  email: z.string(),
  /** The new address of a pending change of address. */
  pendingEmail: z.string().nullable(),
  secondFactorSince: instant().nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether browsers let the portal's pages create passkeys for the service. */
  passkeysPossible: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), since: instant(), lastUsedAt: instant().nullable() }),
  ),
  sessions: z.array(
    z.object({
      id: z.int(),
      userAgent: z.string(),
      address: z.string(),
      since: instant(),
      lastUsedAt: instant(),
      current: z.boolean(),
    }),
  ),
})
/** An action with an empty response. */
const done = z.null()

const call = <const G extends z.ZodType, R extends z.ZodType>(summary: string, given: G, result: R) => ({
  summary,
  given,
  result,
})

/**
 * The sign-on service's API for accounts. Both sides use it: the service implements and mounts it, a portal in
 * another process calls it over HTTP with the shared secret. The portal has already checked permissions (ADR 11).
 */
export const accountCalls = {
  endedSessions: call(
    'Sessions that ended within the lifetime of an access token, by the `sid` of their tokens',
    z.strictObject({}),
    z.array(z.string()),
  ),
  get: call('An account, or null', uid(), account.nullable()),
  list: call(
    'Accounts of some states, by their age',
    z.strictObject({
      statuses: z.array(z.enum(accountStatuses)),
      findText: z.string().max(200),
      limit: z.int().min(1).max(100),
      offset: z.int().min(0).max(1_000_000),
      /** Newest first by default. */
      oldestFirst: z.boolean().optional(),
    }),
    z.object({ items: z.array(account), total: z.int() }),
  ),
  confirmed: call(
    'When the addresses of some accounts were confirmed',
    z.strictObject({ uids: z.array(uid()).max(500) }),
    z.array(z.object({ uid: uid(), at: instant() })),
  ),
  letters: call(
    'Emails of the service by their age, without links and words',
    z.strictObject({
      statuses: z.array(z.enum(signOnLetterStates)),
      findText: z.string().max(200),
      limit: z.int().min(1).max(100),
      offset: z.int().min(0).max(1_000_000),
      /** Newest first by default. */
      oldestFirst: z.boolean().optional(),
    }),
    z.object({ items: z.array(email), total: z.int() }),
  ),
  letter: call(
    'An email as its recipient saw it, without its link; null if there is none',
    emailRef,
    emailContent.nullable(),
  ),
  renewLetter: call('Writes an email that was not delivered again, with a new link', emailRef, done),
  sentLetters: call(
    'The emails that a mail server took, by the unguessable parts of their ids',
    z.strictObject({ keys: z.array(z.string().max(64)).max(10) }),
    z.array(z.object({ id: z.int(), to: z.string(), template: z.enum(signOnTemplates) })),
  ),
  noteDelivery: call(
    'Records what a report says about an email that a mail server took',
    z.strictObject({
      id: z.int(),
      status: z.enum(['DELAYED', 'BOUNCED', 'FAILED']),
      error: z.string().max(1000),
    }),
    done,
  ),
  createConfirmed: call(
    'An active account of somebody whom the portal knows, such as its first administrator; the account that has the address and the password already; null where the address has another password',
    z.strictObject({
      email: emailAddress(),
      ...names,
      password: z.string().max(200),
      locale: z.enum(['ru', 'en']),
    }),
    z.object({ uid: uid() }).nullable(),
  ),
  rename: call('Gives an account other names', z.strictObject({ uid: uid(), ...names }), done),
  setStatus: call(
    'Blocks, unblocks or rejects an account; all its sessions end unless it is active',
    z.strictObject({ uid: uid(), status: z.enum(accountStatuses) }),
    done,
  ),
  resendConfirmation: call('Mails a waiting account its confirmation link again', one, done),
  erase: call('Erases an account with everything it held; its address is free again', one, done),
  resetSecondFactor: call(
    'Takes the second factor of somebody who lost it away; their sessions end and they are told by letter',
    one,
    done,
  ),
  beginStepUp: call(
    'How the owner of an account may prove to be there once more',
    one,
    z.object({
      /** Whether the password alone is not enough. */
      secondFactor: z.boolean(),
      /** The challenge for a passkey; null if the account has none that the portal's pages can use. */
      passkey: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  stepUp: call(
    'Checks the password (and code) or the passkey that the owner of an account has just given',
    z.strictObject({
      uid: uid(),
      password: z.string().max(200),
      code: z.string().max(40),
      passkey: z.record(z.string(), z.unknown()).nullable(),
    }),
    done,
  ),
  checkPassword: call(
    'Whether this is the password of the account; failures count as failures to sign in',
    z.strictObject({ uid: uid(), password: z.string().max(200) }),
    z.boolean(),
  ),
  security: call(
    'What protects the account: address, second factor, sessions',
    z.strictObject({ uid: uid(), sessionId }),
    security,
  ),
  changePassword: call(
    'Sets another password; every other session ends',
    z.strictObject({
      uid: uid(),
      sessionId,
      password: z.string().max(200),
      newPassword: z.string().max(200),
    }),
    done,
  ),
  requestEmailChange: call(
    'Mails both addresses; the change is made when both agree',
    z.strictObject({ uid: uid(), sessionId, password: z.string().max(200), newEmail: emailAddress() }),
    done,
  ),
  cancelEmailChange: call('Gives up a change of address', one, done),
  invite: call(
    'A ticket to register with an address that a link mailed to it has proved; null if the address has an account',
    z.strictObject({ email: emailAddress() }),
    z.object({ ticket: z.string().nullable() }),
  ),
  endSession: call('Ends one session of the account', z.strictObject({ uid: uid(), id: z.int() }), done),
  endOtherSessions: call(
    'Ends every session of the account but this one',
    z.strictObject({ uid: uid(), sessionId }),
    done,
  ),
  beginSecondFactor: call(
    'A secret for the authenticator app',
    z.strictObject({ uid: uid(), password: z.string().max(200) }),
    z.object({ secret: z.string(), address: z.string() }),
  ),
  confirmSecondFactor: call(
    'Puts the second factor to use by its first code',
    z.strictObject({ uid: uid(), code: z.string().max(40) }),
    recoveryCodes,
  ),
  renewRecoveryCodes: call('Makes new recovery codes', passwordAndCode, recoveryCodes),
  disableSecondFactor: call('Takes the second factor away', passwordAndCode, done),
  beginPasskey: call(
    'What the browser needs to make a passkey',
    z.strictObject({ uid: uid(), password: z.string().max(200) }),
    z.record(z.string(), z.unknown()),
  ),
  addPasskey: call(
    'Adds the passkey that the browser has made',
    z.strictObject({
      uid: uid(),
      name: z.string().min(1).max(200),
      response: z.record(z.string(), z.unknown()),
    }),
    done,
  ),
  removePasskey: call(
    'Takes a passkey away',
    z.strictObject({ uid: uid(), password: z.string().max(200), id: z.string().max(1400) }),
    done,
  ),
  impersonate: call(
    'A session in which the administrator of `sessionId` acts as somebody else',
    z.strictObject({ byUid: uid(), sessionId, uid: uid() }),
    z.object({ sessionId }),
  ),
  endImpersonation: call(
    'Ends acting as somebody else: a session in which the administrator is themselves again',
    z.strictObject({ sessionId }),
    z.object({ sessionId }),
  ),
}

type Calls = typeof accountCalls
type Result<R> = [R] extends [null] ? void : R

/** The sign-on service's API for accounts, in process or over HTTP. */
export type SignOnAccounts = {
  [Name in keyof Calls]: (
    given: z.output<Calls[Name]['given']>,
  ) => Promise<Result<z.output<Calls[Name]['result']>>>
}

/** An account as the portal receives it. */
export type SignOnAccount = z.output<typeof account>

/** The security settings of an account, as shown to its owner. */
export type SignOnSecurity = z.output<typeof security>

/** Builds the API from one function that makes any call. */
export const accountsThrough = (
  make: (name: keyof Calls) => (given: unknown) => Promise<unknown>,
): SignOnAccounts => {
  const names = Object.keys(accountCalls) as (keyof Calls)[]
  return Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as SignOnAccounts
}

/** The path of a call below the service's base path. */
export const accountCallPath = (name: string): string =>
  `/back-channel/accounts/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
