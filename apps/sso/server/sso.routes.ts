import type { Endpoint } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { AnswerOf, Handler, Received } from '#platform/server/handler.ts'
import * as backChannel from '../contract/back-channel.endpoints.ts'
import * as checkFrame from '../contract/check-frame.endpoints.ts'
import * as pages from '../contract/endpoints.ts'
import * as upstream from '../contract/upstream.endpoints.ts'
import { isSignedIn, signOnSilently } from './check-frame.use-case.ts'
import { confirmAccount, lookAtRegistration, proveRegistration } from './confirm.use-case.ts'
import type { Deps } from './deps.ts'
import { decideEmailChange, lookAtEmailChange } from './email-change/decide.use-case.ts'
import { lookAtInvited, registerInvited } from './invited.use-case.ts'
import { forgotPassword, resetPassword } from './links.use-case.ts'
import { pageContext } from './page-context.query.ts'
import { passkeyChallenge, signInByPasskey } from './passkeys/sign-in-by-passkey.use-case.ts'
import { registerAccount } from './register.use-case.ts'
import { signInByCode } from './second-factor/second-step.use-case.ts'
import { goOnSignedIn, signIn, signOut } from './sign-in.use-case.ts'
import { endProjectSession, exchange, refresh } from './tokens.use-case.ts'
import { joinByPassword, linkInQuestion } from './upstream/link.use-case.ts'
import { visitIn, type Visit } from './visit.ts'

type Run<E extends Endpoint> = (visit: Visit, input: Received<E>) => Promise<AnswerOf<E>>

/**
 * Binds an action of the service. Never in one enclosing transaction: counted failures and revoked families must be
 * committed although the call fails, and no connection may wait while a password is hashed.
 */
const call = <E extends Endpoint>(endpoint: E, run: Run<E>): Handler => ({
  endpoint,
  kind: 'command',
  action: portalPolicy.visit.name,
  handle: (ctx, input) => run(visitIn(ctx), input),
})

/** Every call of the service, with its handler. */
export const ssoHandlers = (deps: Deps): Handler[] => [
  call(pages.login, (visit, { body }) => signIn(deps, visit, body)),
  call(pages.secondStep, (visit, { body }) => signInByCode(deps, visit, body)),
  call(pages.passkeyChallenge, (visit) => passkeyChallenge(deps, visit)),
  call(pages.passkeySignIn, (visit, { body }) => signInByPasskey(deps, visit, body)),
  call(pages.lookAtEmailChange, (_visit, { body }) => lookAtEmailChange(deps, body.token)),
  call(pages.decideEmailChange, (_visit, { body }) => decideEmailChange(deps, body)),
  call(pages.continueSession, (visit, { body }) => goOnSignedIn(deps, visit, body)),
  call(pages.register, (visit, { body }) => registerAccount(deps, visit, body)),
  call(pages.lookAtInvited, (_visit, { body }) => lookAtInvited(deps, body.ticket)),
  call(pages.registerInvited, (visit, { body }) => registerInvited(deps, visit, body)),
  call(pages.lookAtRegistration, (_visit, { body }) => lookAtRegistration(deps, body.token)),
  call(pages.proveRegistration, (visit, { body }) => proveRegistration(deps, visit, body)),
  call(backChannel.confirm, (_visit, { body }) => confirmAccount(deps, body.token)),
  call(pages.forgottenPassword, (visit, { body }) => forgotPassword(deps, visit, body)),
  call(pages.newPassword, (visit, { body }) => resetPassword(deps, visit, body)),
  call(pages.pageContext, (visit, { query: page }) => pageContext(deps, visit, page)),
  call(pages.logout, (visit) => signOut(deps, visit)),
  call(checkFrame.checkSignedIn, (visit) => isSignedIn(deps, visit)),
  call(checkFrame.signOnInFrame, (visit, { body }) => signOnSilently(deps, visit, body)),
  call(upstream.upstreamLink, (visit, { query: parameters }) =>
    linkInQuestion(deps, visit, parameters.token),
  ),
  call(upstream.joinUpstream, (visit, { body }) => joinByPassword(deps, visit, body)),
  call(backChannel.exchangeSession, (_visit, { body }) => exchange(deps, body)),
  call(backChannel.refreshSession, (_visit, { body }) => refresh(deps, body)),
  call(backChannel.endSession, (_visit, { body }) => endProjectSession(deps, body.sessionId)),
]
