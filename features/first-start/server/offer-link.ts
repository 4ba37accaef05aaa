import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { hasAdministrator } from './administrators.ts'
import { hashOfKey, newLinkKey } from './link-key.ts'

/** Hours for which a link may be used; a restart offers another one. */
const linkHours = 24

/**
 * The link for the first administrator, while nobody administers the portal; null afterwards. Each process that starts has
 * its own, all of them end with the first use.
 */
export const offerFirstStart = async (db: Db, publicUrl: string): Promise<string | null> => {
  if (await hasAdministrator(db)) return null
  const key = newLinkKey()
  await sql`delete from first_start_link where used_at is null and expires_at < now()`.execute(db)
  await sql`insert into first_start_link (key_hash, expires_at)
    values (${hashOfKey(key)}, now() + make_interval(hours => ${linkHours}))`.execute(db)
  return `${publicUrl}${linkTo('/first-start', { key })}`
}
