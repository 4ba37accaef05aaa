import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Deps } from '../deps.ts'
import { endOtherSessionsOf, endSession } from '../end-sessions.repository.ts'
import { ownSession } from '../session.repository.ts'

type Given<Name extends keyof SignOnAccounts> = Parameters<SignOnAccounts[Name]>[0]

/** Ends one session of the account itself. */
export const endOneSession = async ({ db }: Deps, { uid, id }: Given<'endSession'>): Promise<void> => {
  const session = await db
    .selectFrom('sso.session')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', uid)
    .executeTakeFirst()
  if (!session) throw notFound()
  await endSession(db, session.id)
}

/** Ends every session of the account except the current one. */
export const endOtherSessions = async (
  { db }: Deps,
  { uid, sessionId }: Given<'endOtherSessions'>,
): Promise<void> => endOtherSessionsOf(db, uid, await ownSession(db, uid, sessionId))
