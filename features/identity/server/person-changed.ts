import type { Db } from '#platform/server/context.ts'
import { say } from '#platform/server/sockets/channels.ts'

/** NOTIFY channel on which the database reports, on commit, that a person's cached data is outdated (migration 0055). */
export const personChangedChannel = 'person_changed'

/** NOTIFY channel for ended sessions, whose access tokens would be valid for minutes. */
export const sessionEndedChannel = 'session_ended'

/** NOTIFY channel on which the sign-on service reports accounts that differ from their tokens. */
export const accountChangedChannel = 'account_changed'

/** Notifies all processes that the access tokens of a session are invalid. */
export const sessionEnded = (db: Db, sid: string): Promise<void> => say(db, sessionEndedChannel, [sid])
