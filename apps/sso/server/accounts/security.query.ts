import { sql } from 'kysely'
import type { SignOnSecurity } from '#platform/contract/sign-on-accounts.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Deps } from '../deps.ts'
import { usedInTime } from '../lifetimes.ts'
import { listPasskeys } from '../passkeys/passkey.repository.ts'
import { passkeysFromPortal } from '../passkeys/relying-party.ts'
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts'
import { ownSession } from '../session.repository.ts'

type Account = Pick<SignOnSecurity, 'email' | 'pendingEmail' | 'secondFactorSince'>

const accountOf = async (db: Db, uid: string): Promise<Account> => {
  const { rows } = await sql<Account>`
    select a.email, c.new_email as "pendingEmail", f.confirmed_at as "secondFactorSince"
    from sso.account a
    left join sso.email_change c on c.account_id = a.id and c.closed_at is null and c.expires_at > now()
    left join sso.second_factor f on f.account_id = a.id
    where a.id = ${uid}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Sessions in which an administrator acts as the person belong to the administrator's own: not listed here. */
const sessionsOf = async (db: Db, uid: string, current: number | null) => {
  const rows = await db
    .selectFrom('sso.session')
    .select(['id', 'user_agent as userAgent', 'address', 'created_at as since', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where(usedInTime(db, sql`last_used_at`))
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, current: row.id === current }))
}

/** The security settings of an account. */
export const readSecurity = async (
  deps: Deps,
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<SignOnSecurity> => {
  const { db } = deps
  const account = await accountOf(db, uid)
  const [left, passkeys, sessions] = await Promise.all([
    recoveryCodesLeft(db, uid),
    listPasskeys(db, uid),
    ownSession(db, uid, sessionId).then((current) => sessionsOf(db, uid, current)),
  ])
  return {
    ...account,
    recoveryCodesLeft: left,
    passkeysPossible: passkeysFromPortal(deps),
    passkeys,
    sessions,
  }
}
