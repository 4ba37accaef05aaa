import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { accessFlags, roleCodes } from '#platform/domain/actor.ts'
import { sessionId } from './fields.ts'

const projectKey = z.string('REQUIRED').min(1, 'REQUIRED').max(200, 'TOO_LONG')

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  uid: z.uuid(),
  avatar: z.string().nullable(),
})

/** The URL of the sign-on service's pages, for this session and return address. */
export const getSignOnAddress = endpoint({
  name: 'getSignOnAddress',
  method: 'GET',
  path: '/jwt/sign-on-address',
  summary: 'Address of the sign-on page to go to',
  headers: z.object({ 'session-id': sessionId }),
  query: z.object({
    returnUrl: z.string('REQUIRED').max(1200, 'TOO_LONG'),
    signUp: z.enum(['true', 'false'], 'NOT_IN_LIST').optional(),
  }),
  response: z.object({ address: z.string() }),
  reads: [],
  permission: 'public',
})

/** Exchanges a session bound at sign-in for tokens. */
export const getToken = endpoint({
  name: 'getToken',
  method: 'GET',
  path: '/jwt/get-token',
  summary: 'Tokens of a signed-in session',
  headers: z.object({ 'session-id': sessionId, 'project-key': projectKey }),
  response: tokens,
  errors: ['SESSION_EXPIRED'],
  // No page shows the service's sessions.
  changes: [],
  permission: 'public',
})

/** Rotates a refresh token; reuse ends its whole family. */
export const refreshToken = endpoint({
  name: 'refreshToken',
  method: 'GET',
  path: '/jwt/refresh-token',
  summary: 'New tokens for a refresh token',
  headers: z.object({ 'session-id': sessionId }),
  query: z.object({ refreshToken: z.string('REQUIRED').min(20, 'INVALID').max(200, 'TOO_LONG') }),
  response: tokens,
  errors: ['SESSION_EXPIRED'],
  // No page shows the service's sessions.
  changes: [],
  permission: 'public',
})

/** The person of the access token. */
export const getTokenInfo = endpoint({
  name: 'getTokenInfo',
  method: 'GET',
  path: '/jwt/get-token-info',
  summary: 'The signed-in person',
  response: z.object({
    uid: z.uuid(),
    email: z.string(),
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    locale: z.enum(['ru', 'en']).nullable(),
    roles: z.array(z.enum(roleCodes)),
    /** The initial role; null for the last one used. */
    defaultRole: z.enum(roleCodes).nullable(),
    accessFlags: z.array(z.enum(accessFlags)),
    impersonatedBy: z.string().nullable(),
  }),
  reads: ['person', 'role'],
  permission: 'signed-in',
})

/** Ends the session at the sign-on service and all its tokens. */
export const logoutProject = endpoint({
  name: 'logoutProject',
  method: 'POST',
  path: '/jwt/logout-project',
  summary: 'Signs out',
  headers: z.object({ 'session-id': sessionId }),
  response: null,
  // After signing out nothing is shown.
  changes: [],
  permission: 'public',
})

/**
 * Confirms a newly registered person by the token of the email. The call alone changes nothing: the password of that
 * registration must have been entered on the service's page before (ADR 21).
 */
export const confirmUser = endpoint({
  name: 'confirmUser',
  method: 'GET',
  path: '/integration/confirm-user',
  summary: 'Confirms a registration',
  query: z.object({ token: z.string('REQUIRED').min(20, 'INVALID').max(200, 'TOO_LONG') }),
  response: z.object({
    redirectTo: z.string().nullable(),
    /** Not confirmed yet: the sign-on service's page that asks for the registration's password. */
    passwordPage: z.string().nullable(),
  }),
  errors: ['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_EXPIRED'],
  // Nobody is signed in yet.
  changes: [],
  permission: 'public',
})
