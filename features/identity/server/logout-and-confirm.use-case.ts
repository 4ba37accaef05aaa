import { createHash } from 'node:crypto'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { confirmUser, logoutProject } from '../contract/session.endpoints.ts'
import { sessionEnded } from './person-changed.ts'
import type { IdentitySettings } from './settings.ts'

/** The claim `sid` of a session's access tokens. */
const sidOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url')

/** Signs out: all tokens of the session become invalid, in every process. */
export const logoutProjectUseCase = ({ signOn }: IdentitySettings): Handler =>
  useCase({
    endpoint: logoutProject,
    load: nothing,
    authorize: portalPolicy.visit,
    prepare: (_ctx, { headers }) => signOn.end(headers['session-id']),
    run: async (ctx, { headers }) => {
      await sessionEnded(ctx.db, sidOf(headers['session-id']))
      return undefined
    },
  })

/** Confirms a registration by the email's token, after its password was entered at the service. */
export const confirmUserUseCase = ({ signOn }: IdentitySettings): Handler =>
  useCase({
    endpoint: confirmUser,
    load: nothing,
    authorize: portalPolicy.visit,
    prepare: (_ctx, { query: given }) => signOn.confirm(given.token),
    run: async (_ctx, _input, _subject, confirmed) => confirmed,
  })
