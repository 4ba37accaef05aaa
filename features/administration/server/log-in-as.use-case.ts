import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { personOf } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { logInAs, returnToMyself } from '../contract/people.endpoints.ts'
import { people, peopleLists } from '../domain/people.policy.ts'
import { findPerson } from './people.repository.ts'

/** Begins to act as somebody: written down and told to the person before anything can be done in their name. */
export const logInAsUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: logInAs,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.logInAs,
    run: async (ctx, { headers, body: { reason } }, { uid }) => {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'person',
        subjectId: uid,
        action: 'logInAs',
        comment: reason,
      })
      await raise(ctx, 'LoggedInAs', { uid, comment: reason }, null)
      const byUid = personOf(ctx.actor)!.uid
      return accounts.impersonate({ byUid, sessionId: headers['session-id'], uid })
    },
  })

/** Returns to oneself: the tokens of the other person are worth nothing any more. */
export const returnToMyselfUseCase = (accounts: SignOnAccounts): Handler =>
  useCase({
    endpoint: returnToMyself,
    load: nothing,
    authorize: peopleLists.return,
    run: async (ctx, { headers }) => {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'person',
        subjectId: personOf(ctx.actor)!.uid,
        action: 'returnFromLogInAs',
      })
      return accounts.endImpersonation({ sessionId: headers['session-id'] })
    },
  })
