import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Email domains of all people of the demo; nobody has a real address there (RFC 2606). */
const demoDomains = ['demo.example', 'people.example', 'large.example']

const isDemo = sql<boolean>`split_part(lower(email), '@', 2) = any(${demoDomains})`

/** Addresses of demo accounts, which share one known password: one of each role first, at most `limit`. */
const demoAccountsLeft = async (db: Db, limit: number): Promise<{ emails: string[]; total: number }> => {
  const { rows } = await sql<{ email: string; total: number }>`
    select email, count(*) over ()::int as total from sso.account where ${isDemo}
    order by email not like '%@demo.example', email limit ${limit}`.execute(db)
  return { emails: rows.map(({ email }) => email), total: rows[0]?.total ?? 0 }
}

/** Throws if the database has demo accounts, with instructions. */
export const refuseDemoAccounts = async (db: Db): Promise<void> => {
  const { emails, total } = await demoAccountsLeft(db, 13)
  if (total === 0) return
  const others = total > emails.length ? `, and ${total - emails.length} more` : ''
  throw new Error(
    `Production refuses to start: ${total} demo accounts, which open with a known password, are in the database ` +
      `(${emails.join(', ')}${others}).\n` +
      'Start over an empty database, or remove them: npm run remove-demo\n' +
      '(their projects and programmes stay, nobody can sign in as them any more).',
  )
}

/**
 * Removes demo accounts with their sessions, keys and roles; the people remain, blocked, as names on their work.
 * Returns the number of accounts.
 */
export const removeDemoAccounts = (db: Db): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`delete from sso.account where ${isDemo} returning id`.execute(
      tx,
    )
    const people = sql`(select uid from person where ${isDemo})`
    for (const table of ['person_role', 'person_access_flag', 'accelerator_member'])
      await sql`delete from ${sql.table(table)} where person_uid in ${people}`.execute(tx)
    await sql`update project_track set tracker_uid = null where tracker_uid in ${people}`.execute(tx)
    await sql`update person set status = 'B', card_published = false, card_to_world = false, invite_to_projects = false,
      invite_to_accelerators = false, default_role = null where uid in ${people}`.execute(tx)
    return rows.length
  })
