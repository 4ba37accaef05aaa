import { sql } from 'kysely'

/** The version of meeting `m` for calendars: it grows with each change. */
export const meetingVersion = sql`1 + extract(epoch from m.changed_at)::int`
