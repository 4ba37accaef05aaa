import { renderSVG } from 'uqr'
import type { Endpoint, WriteEndpoint } from '#platform/contract/endpoint.ts'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import {
  nothing,
  query,
  useCase,
  type AnswerOf,
  type Handler,
  type Received,
} from '#platform/server/handler.ts'
import { noteStepUp } from '#platform/server/step-up.ts'
import * as calls from '../contract/security.endpoints.ts'
import type { IdentitySettings } from './settings.ts'

type Ask<E extends Endpoint> = (uid: string, input: Received<E>) => Promise<AnswerOf<E>>

/**
 * Binds an action on the caller's own account: never for an administrator acting as them. Not in a transaction of the
 * portal: the service commits separately, and counted failures must be committed.
 */
const action = <E extends WriteEndpoint & { permission: 'signed-in' }>(
  endpoint: E,
  ask: Ask<E>,
  note?: (ctx: SignedIn) => Promise<void>,
): Handler =>
  useCase({
    endpoint,
    load: nothing,
    authorize: portalPolicy.beThemselves,
    prepare: (ctx, input) => ask(ctx.actor.uid, input),
    run: async (ctx, _input, _subject, answer) => {
      const { uid } = ctx.actor
      await note?.(ctx)
      await audit(ctx, {
        acceleratorId: null,
        subject: 'account',
        subjectId: uid,
        action: endpoint.name as AuditAction,
      })
      return answer
    },
  })

/** The service has its own field name; this form's is `current`. */
const asCurrent = (error: unknown): never => {
  const wrong = error instanceof ProductError ? error.fields?.['password'] : undefined
  throw wrong && wrong !== 'PASSWORD_TOO_SHORT' ? invalid({ current: wrong }) : error
}

/** For an `img`: the pages' security policy allows images in `data:` URLs. */
const pictureOf = (address: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`

/** All actions of a person on the security of their own account. */
export const securityUseCases = ({ signOn: { accounts } }: IdentitySettings): Handler[] => [
  query({
    endpoint: calls.getSecurity,
    load: nothing,
    authorize: portalPolicy.beThemselves,
    run: async ({ actor }, { headers }) => {
      const { passkeys, sessions, ...security } = await accounts.security({
        uid: actor.uid,
        sessionId: headers['session-id'],
      })
      const others = sessions.length > 1 ? (['endOthers'] as const).slice() : []
      return {
        ...security,
        passkeys: passkeys.map((passkey) => ({ ...passkey, actions: (['remove'] as const).slice() })),
        // The current session ends by signing out, and may end all others.
        sessions: sessions.map((session) => ({
          ...session,
          actions: session.current ? others : (['end'] as const).slice(),
        })),
      }
    },
  }),
  action(calls.changePassword, async (uid, { headers, body }) => {
    const { current: password, password: newPassword } = body
    const sessionId = headers['session-id']
    await accounts.changePassword({ uid, sessionId, password, newPassword }).catch(asCurrent)
    return undefined
  }),
  action(calls.changeEmail, async (uid, { headers, body: { email: newEmail, password } }) => {
    await accounts.requestEmailChange({ uid, sessionId: headers['session-id'], password, newEmail })
    return undefined
  }),
  action(calls.cancelEmailChange, async (uid) => {
    await accounts.cancelEmailChange({ uid })
    return undefined
  }),
  action(calls.endSession, async (uid, { body }) => {
    await accounts.endSession({ uid, id: body.id })
    return undefined
  }),
  action(calls.endOtherSessions, async (uid, { headers }) => {
    await accounts.endOtherSessions({ uid, sessionId: headers['session-id'] })
    return undefined
  }),
  action(calls.beginSecondFactor, async (uid, { body: { password } }) => {
    const { secret, address } = await accounts.beginSecondFactor({ uid, password })
    return { secret, address, picture: pictureOf(address) }
  }),
  action(calls.confirmSecondFactor, (uid, { body }) =>
    accounts.confirmSecondFactor({ uid, code: body.code }),
  ),
  action(calls.renewRecoveryCodes, (uid, { body }) => accounts.renewRecoveryCodes({ uid, ...body })),
  action(calls.beginPasskey, async (uid, { body: { password } }) => ({
    options: await accounts.beginPasskey({ uid, password }),
  })),
  action(calls.addPasskey, async (uid, { body }) => {
    await accounts.addPasskey({ uid, ...body })
    return undefined
  }),
  action(calls.removePasskey, async (uid, { body }) => {
    await accounts.removePasskey({ uid, ...body })
    return undefined
  }),
  action(calls.beginStepUp, (uid) => accounts.beginStepUp({ uid })),
  action(
    calls.stepUp,
    async (uid, { body }) => {
      await accounts.stepUp({ uid, ...body })
      return undefined
    },
    (ctx) => noteStepUp(ctx.db, ctx.actor),
  ),
  action(calls.disableSecondFactor, async (uid, { body }) => {
    await accounts.disableSecondFactor({ uid, ...body })
    return undefined
  }),
]
