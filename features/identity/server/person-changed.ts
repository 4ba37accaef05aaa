import type { Db } from '#platform/server/context.ts'
import { say } from '#platform/server/sockets/channels.ts'

/** Where the database says, as it commits, that what processes know of a person is no longer so (migration 0055). */
export const personChangedChannel = 'person_changed'

/** Where processes hear of ended sessions, whose access tokens would live on for minutes. */
export const sessionEndedChannel = 'session_ended'

/** Where the sign-on service tells of accounts that are not as their tokens tell any more. */
export const accountChangedChannel = 'account_changed'

/** Tells all processes that the access tokens of a session are worth nothing any more. */
export const sessionEnded = (db: Db, sid: string): Promise<void> => say(db, sessionEndedChannel, [sid])
