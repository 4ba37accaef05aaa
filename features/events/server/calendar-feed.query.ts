import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getCalendarFeed, readCalendarFeed } from '../contract/calendar-feed.endpoints.ts'
import { feedFile, findFeedOwner } from './calendar-feed.ts'
import type { EventsSettings } from './settings.ts'

export const getCalendarFeedQuery = query({
  endpoint: getCalendarFeed,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }) => {
    const found = await db
      .selectFrom('calendar_feed')
      .select('made_at')
      .where('person_uid', '=', actor.uid)
      .executeTakeFirst()
    return { madeAt: found?.made_at ?? null }
  },
})

/** Whoever knows the secret reads; a calendar has no session. */
export const readCalendarFeedQuery = (settings: EventsSettings) =>
  query({
    endpoint: readCalendarFeed,
    load: ({ db }, { query: { secret } }) => findFeedOwner(db, secret),
    authorize: portalPolicy.visit,
    run: (ctx, _input, { uid }) => feedFile(ctx, settings, uid),
  })
