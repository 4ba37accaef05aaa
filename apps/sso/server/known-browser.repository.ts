import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../domain/limits.rules.ts'
import { hashed, newSecret } from './secrets.ts'
import type { Visit } from './visit.ts'

/** The key for counting a browser's failures: its own mark if the account knows it, else ''. */
export const sourceOf = async (db: Db, browser: string | null, email: string): Promise<string> => {
  const known = await db
    .selectFrom('sso.known_browser as k')
    .innerJoin('sso.account as a', 'a.id', 'k.account_id')
    .select('k.browser_hash')
    .where('k.browser_hash', '=', hashed(browser ?? ''))
    .where(sql`lower(a.email)`, '=', email.toLowerCase())
    .where('k.last_used_at', '>', sql<string>`now() - make_interval(secs => ${lifetimes.knownBrowser})`)
    .executeTakeFirst()
  return known?.browser_hash ?? ''
}

/** Makes the browser of a sign-in known to the account, with a new mark: a planted one is useless. */
export const knowBrowser = async (db: Db, visit: Visit, accountId: string): Promise<void> => {
  const fresh = newSecret()
  if (visit.browser) {
    await db
      .updateTable('sso.known_browser')
      .set({ browser_hash: hashed(fresh) })
      .where('browser_hash', '=', hashed(visit.browser))
      .execute()
  }
  await db
    .insertInto('sso.known_browser')
    .values({ browser_hash: hashed(fresh), account_id: accountId })
    .onConflict((conflict) =>
      conflict.columns(['browser_hash', 'account_id']).doUpdateSet({ last_used_at: sql`now()` }),
    )
    .execute()
  visit.newBrowser = fresh
}

/** Forgets every browser of an account: the person signed in there may not have been its owner. */
export const forgetBrowsers = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('sso.known_browser').where('account_id', '=', accountId).execute()
}
