import { sql } from 'kysely'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Db } from '#platform/server/context.ts'
import { contains } from '#platform/server/sql.ts'

type Given = Parameters<SignOnAccounts['letters']>[0]
type Letters = Awaited<ReturnType<SignOnAccounts['letters']>>

/** Lists emails of the service, without their links and parameters. */
export const listLetters = async (
  db: Db,
  { statuses, findText, limit, offset, oldestFirst = false }: Given,
): Promise<Letters> => {
  const direction = oldestFirst ? sql`asc` : sql`desc`
  const which = sql`m.status = any(${statuses}::text[]) and (m.to_address ilike ${contains(findText)} or m.template = ${findText})`
  const [items, counted] = await Promise.all([
    sql<Letters['items'][number]>`
      select m.id, m.to_address as "to", m.template, m.locale, m.status, m.error, m.created_at as "createdAt", m.sent_at as "sentAt"
      from sso.mail m where ${which} order by m.id ${direction} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from sso.mail m where ${which}`.execute(db),
  ])
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 }
}
