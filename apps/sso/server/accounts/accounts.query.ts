import { sql } from 'kysely'
import type { SignOnAccount, SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Db } from '#platform/server/context.ts'
import { contains, pageOf } from '#platform/server/sql.ts'

const columns = sql.raw(
  `a.id as uid, a.email, a.last_name as "lastName", a.first_name as "firstName", a.middle_name as "middleName",
  a.status, a.locale, a.created_at as "createdAt", a.confirmed_at as "confirmedAt", 
  exists (select from sso.second_factor f where f.account_id = a.id and f.confirmed_at is not null) as "secondFactor",
  case when a.rules_version is not null then json_build_object('version', a.rules_version, 'acceptedAt',
    to_char(a.rules_accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end as rules`,
)

/** One account as the portal sees it. */
export const readAccount = async (db: Db, uid: string): Promise<SignOnAccount | null> => {
  const { rows } = await sql<SignOnAccount>`select ${columns} from sso.account a where a.id = ${uid}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** When the addresses of some accounts were confirmed; those that were not are left out. */
export const confirmedAccounts = async (
  db: Db,
  uids: readonly string[],
): Promise<{ uid: string; at: string }[]> => {
  const { rows } = await sql<{ uid: string; at: string }>`
    select id as uid, confirmed_at as at from sso.account
    where id = any(${[...uids]}::uuid[]) and confirmed_at is not null`.execute(db)
  return rows.map(({ uid, at }) => ({ uid, at: new Date(at).toISOString() }))
}

/** Accounts in some states with a text in the address or name, newest first. */
export const listAccounts = async (
  db: Db,
  { statuses, findText, limit, offset, oldestFirst = false }: Parameters<SignOnAccounts['list']>[0],
): Promise<{ items: SignOnAccount[]; total: number }> => {
  const pattern = contains(findText)
  const way = oldestFirst ? sql`asc` : sql`desc`
  const which = sql`a.status = any(${statuses}::text[])
    and (a.email || ' ' || a.last_name || ' ' || a.first_name || ' ' || a.middle_name) ilike ${pattern}`
  const [items, counted] = await Promise.all([
    sql<SignOnAccount>`select ${columns} from sso.account a where ${which}
      order by a.created_at ${way}, a.id ${way} ${pageOf({ limit, offset })}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from sso.account a where ${which}`.execute(db),
  ])
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 }
}
