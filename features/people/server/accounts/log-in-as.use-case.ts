import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { logInAs, returnToMyself } from '../../contract/log-in-as.endpoints.ts'
import { people, peopleLists } from '../../domain/people.policy.ts'
import type { PeopleSettings } from '../settings.ts'
import { findPerson } from './people.repository.ts'

/** Starts an impersonation: audited and notified first, because the session id is returned only after the commit. */
export const logInAsUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: logInAs,
    load: (ctx, { body }) => findPerson(ctx.db, body.uid),
    authorize: people.logInAs,
    prepare: (ctx, { headers }, { uid }) =>
      accounts.impersonate({ byUid: ctx.actor.uid, sessionId: headers['session-id'], uid }),
    run: async (ctx, { body: { reason } }, { uid }, session) => {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'person',
        subjectId: uid,
        action: 'logInAs',
        comment: reason,
      })
      await raise(ctx, 'LoggedInAs', { uid, comment: reason }, null)
      return session
    },
  })

/** Ends the impersonation: the other person's tokens become invalid. */
export const returnToMyselfUseCase = ({ accounts }: PeopleSettings): Handler =>
  useCase({
    endpoint: returnToMyself,
    load: nothing,
    authorize: peopleLists.return,
    prepare: (_ctx, { headers }) => accounts.endImpersonation({ sessionId: headers['session-id'] }),
    run: async (ctx, _input, _subject, session) => {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'person',
        subjectId: ctx.actor.uid,
        action: 'returnFromLogInAs',
      })
      return session
    },
  })
