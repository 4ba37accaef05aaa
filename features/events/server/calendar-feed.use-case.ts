import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { endCalendarFeed, makeCalendarFeed, readCalendarFeed } from '../contract/calendar-feed.endpoints.ts'
import { hashOfSecret } from './calendar-feed.ts'

/** Creates a new feed address, which replaces the previous one; the secret is returned only once. */
export const makeCalendarFeedUseCase = useCase({
  endpoint: makeCalendarFeed,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async ({ db, actor }) => {
    const secret = randomBytes(32).toString('base64url')
    await sql`
      insert into calendar_feed (person_uid, secret_hash) values (${actor.uid}, ${hashOfSecret(secret)})
      on conflict (person_uid) do update set secret_hash = excluded.secret_hash, made_at = now()`.execute(db)
    return { path: `${readCalendarFeed.path}?secret=${secret}` }
  },
})

export const endCalendarFeedUseCase = useCase({
  endpoint: endCalendarFeed,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async ({ db, actor }) => {
    await db.deleteFrom('calendar_feed').where('person_uid', '=', actor.uid).execute()
    return undefined
  },
})
