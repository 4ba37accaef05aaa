import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { hashed } from './secrets.ts'

/** What a one-time link is for. */
export type LinkKind = 'CONFIRM' | 'RESET'

/** Adds a one-time link; earlier ones of the kind are dead from then on. */
export const addEmailToken = async (
  db: Db,
  given: { token: string; accountId: string; kind: LinkKind; redirect: string; seconds: number },
): Promise<void> => {
  await db
    .updateTable('sso.email_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', given.accountId)
    .where('kind', '=', given.kind)
    .where('used_at', 'is', null)
    .execute()
  await db
    .insertInto('sso.email_token')
    .values({
      token_hash: hashed(given.token),
      account_id: given.accountId,
      kind: given.kind,
      redirect: given.redirect,
      expires_at: sql<string>`now() + make_interval(secs => ${given.seconds})`,
    })
    .execute()
}

const alive = (kind: LinkKind, token: string) =>
  sql<boolean>`token_hash = ${hashed(token)} and kind = ${kind} and used_at is null and expires_at > now()`

/** Whether the link would still work: asked before costly work is done for it. */
export const isAlive = async (db: Db, kind: LinkKind, token: string): Promise<boolean> =>
  (await db.selectFrom('sso.email_token').select('kind').where(alive(kind, token)).executeTakeFirst()) !==
  undefined

/** Uses a link up: only one of many at once gets the account. */
export const useEmailToken = (
  db: Db,
  kind: LinkKind,
  token: string,
): Promise<{ accountId: string; redirect: string } | undefined> =>
  db
    .updateTable('sso.email_token')
    .set({ used_at: sql`now()` })
    .where(alive(kind, token))
    .returning(['account_id as accountId', 'redirect'])
    .executeTakeFirst()

/** Kills every link of an account. */
export const killEmailTokens = async (db: Db, accountId: string): Promise<void> => {
  await db
    .updateTable('sso.email_token')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
