import { renderSVG } from 'uqr'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { nothing, query, type AnswerOf, type Handler, type Received } from '#platform/server/handler.ts'
import * as calls from '../contract/security.endpoints.ts'
import type { IdentitySettings } from './settings.ts'

type Run<E extends Endpoint> = (uid: string, input: Received<E>) => Promise<AnswerOf<E>>

/**
 * Binds a deed on the caller's own account: theirs alone, never an administrator's who acts as them. No transaction of
 * the portal's spans it: the service commits on its own, and counted failures must stand.
 */
const deed = <E extends Endpoint>(endpoint: E, run: Run<E>): Handler =>
  query({
    endpoint,
    load: nothing,
    authorize: portalPolicy.beThemselves,
    run: async (ctx, input) => {
      const { uid } = personOf(ctx.actor)!
      const answer = await run(uid, input)
      if (endpoint.method === 'GET') return answer
      await audit(ctx, { acceleratorId: null, subject: 'account', subjectId: uid, action: endpoint.name })
      return answer
    },
  })

/** The service names its own field; this form calls it `current`. */
const asCurrent = (error: unknown): never => {
  const wrong = error instanceof ProductError ? error.fields?.['password'] : undefined
  throw wrong ? invalid({ current: wrong }) : error
}

/** For an `img`: the policy of the pages allows pictures in `data:` addresses. */
const pictureOf = (address: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`

/** Everything a person does about the safety of their own account. */
export const securityUseCases = ({ signOn: { accounts } }: IdentitySettings): Handler[] => [
  deed(calls.getSecurity, (uid, { headers }) => accounts.security({ uid, sessionId: headers['session-id'] })),
  deed(calls.changePassword, async (uid, { headers, body }) => {
    const { current: password, password: newPassword } = body
    const sessionId = headers['session-id']
    await accounts.changePassword({ uid, sessionId, password, newPassword }).catch(asCurrent)
    return undefined
  }),
  deed(calls.changeEmail, async (uid, { headers, body: { email: newEmail, password } }) => {
    await accounts.requestEmailChange({ uid, sessionId: headers['session-id'], password, newEmail })
    return undefined
  }),
  deed(calls.cancelEmailChange, async (uid) => {
    await accounts.cancelEmailChange({ uid })
    return undefined
  }),
  deed(calls.endSession, async (uid, { body }) => {
    await accounts.endSession({ uid, id: body.id })
    return undefined
  }),
  deed(calls.endOtherSessions, async (uid, { headers }) => {
    await accounts.endOtherSessions({ uid, sessionId: headers['session-id'] })
    return undefined
  }),
  deed(calls.beginSecondFactor, async (uid, { body: { password } }) => {
    const { secret, address } = await accounts.beginSecondFactor({ uid, password })
    return { secret, address, picture: pictureOf(address) }
  }),
  deed(calls.confirmSecondFactor, (uid, { body }) => accounts.confirmSecondFactor({ uid, code: body.code })),
  deed(calls.renewRecoveryCodes, (uid, { body }) => accounts.renewRecoveryCodes({ uid, ...body })),
  deed(calls.beginPasskey, async (uid, { body: { password } }) => ({
    options: await accounts.beginPasskey({ uid, password }),
  })),
  deed(calls.addPasskey, async (uid, { body }) => {
    await accounts.addPasskey({ uid, ...body })
    return undefined
  }),
  deed(calls.removePasskey, async (uid, { body }) => {
    await accounts.removePasskey({ uid, ...body })
    return undefined
  }),
  deed(calls.disableSecondFactor, async (uid, { body }) => {
    await accounts.disableSecondFactor({ uid, ...body })
    return undefined
  }),
]
