import { sql } from 'kysely'
import { askingLimit } from '#platform/server/count-asking.ts'
import type { TestPortal } from './portal.ts'

/** As if the person had asked others for something as often as they may in a day. */
export const askToTheLimit = async (
  { db }: Pick<TestPortal, 'db'>,
  { uid }: { uid: string },
): Promise<void> => {
  await sql`insert into rate_limit (key, hits, resets_at)
    values (${`asking:${uid}`}, ${askingLimit.hits}, now() + interval '1 day')
    on conflict (key) do update set hits = excluded.hits, resets_at = excluded.resets_at`.execute(db)
}
