import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { logInAs, returnToMyself } from '../../contract/log-in-as.endpoints.ts'
import { people, peopleLists } from '../../domain/people.policy.ts'
import { findPerson } from './people.repository.ts'
import type { PeopleSettings } from '../settings.ts'

/**
 * Begins to act as somebody: written down and told to the person before anything can be done in their name, as nobody
 * learns of the session unless that is committed.
 */
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

/** Returns to oneself: the tokens of the other person are worth nothing any more. */
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
