import { sql } from 'kysely'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { isRenewable, renewableDays } from '#platform/domain/sign-on-letters.ts'
import type { Db } from '#platform/server/context.ts'
import { contains } from '#platform/server/sql.ts'
import { writeLetter } from './write-letter.ts'

const columns = sql`m.id, m.to_address as "to", m.template, m.locale, m.status, m.error, m.created_at as "createdAt",
  m.sent_at as "sentAt"`

type Given = Parameters<SignOnAccounts['letters']>[0]
type Letters = Awaited<ReturnType<SignOnAccounts['letters']>>

/** Facts of letter `m` that decide whether it can be written again. */
export const renewalFacts = sql`
  not exists (select from sso.mail n where n.template = m.template and lower(n.to_address) = lower(m.to_address)
    and n.id > m.id) as "isNewest",
  m.created_at > now() - make_interval(days => ${sql.lit(renewableDays)}) as "isRecent"`

type RenewalFacts = { isNewest: boolean; isRecent: boolean }

/** A letter with whether it can be written again. */
const withRenewal = <Letter extends Parameters<typeof isRenewable>[0]>({
  isNewest,
  isRecent,
  ...letter
}: Letter) => ({
  ...letter,
  renewable: isRenewable({ template: letter.template, status: letter.status, isNewest, isRecent }),
})

type Read = Omit<Letters['items'][number], 'renewable'> & RenewalFacts

/** Lists emails of the service, without their links and parameters. */
export const listLetters = async (
  db: Db,
  { statuses, findText, limit, offset, oldestFirst = false }: Given,
): Promise<Letters> => {
  const direction = oldestFirst ? sql`asc` : sql`desc`
  const which = sql`m.status = any(${statuses}::text[]) and (m.to_address ilike ${contains(findText)} or m.template = ${findText})`
  const [items, counted] = await Promise.all([
    sql<Read>`
      select ${columns}, ${renewalFacts} from sso.mail m where ${which} order by m.id ${direction} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from sso.mail m where ${which}`.execute(db),
  ])
  return { items: items.rows.map(withRenewal), total: counted.rows[0]?.total ?? 0 }
}

type Whole = NonNullable<Awaited<ReturnType<SignOnAccounts['letter']>>>

/** Shown instead of a link or of what was deleted. */
const struck = '…'

/** One email as its recipient saw it. Its link is never part of it: it may give access to the account. */
export const readLetter = async (db: Db, id: number, product: string): Promise<Whole | null> => {
  const { rows } = await sql<Read & { about: string }>`
    select ${columns}, m.about, ${renewalFacts} from sso.mail m where m.id = ${id}`.execute(db)
  if (!rows[0]) return null
  const { about, ...letter } = withRenewal(rows[0])
  const words = writeLetter({ ...letter, link: struck, about: about || struck }, product)
  return { ...letter, ...words }
}
