import { sql } from 'kysely'
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import type { QueuedMail } from '#platform/server/mail/queue-mail.ts'
import { isSameSecret } from '#platform/server/secrets/is-same-secret.ts'
import type { NoticeKind } from '../domain/notice-kinds.ts'
import { readToken, signedPart, type Unsubscription } from '../domain/unsubscribe.rules.ts'

const signatureOf = (key: string, about: Pick<Unsubscription, 'uid' | 'kinds'>): string =>
  createHmac('sha256', key).update(signedPart(about)).digest('base64url')

/** Unsubscribe keys of people, created if missing. */
export const unsubscribeKeys = async (db: Db, uids: readonly string[]): Promise<Map<string, string>> => {
  const fresh = uids.map((uid) => ({ uid, key: randomBytes(32).toString('base64url') }))
  const { rows } = await sql<{ uid: string; key: string }>`
    insert into unsubscribe_key (person_uid, key)
    select x.uid, x.key from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as x (uid uuid, key text)
      join person p on p.uid = x.uid
    on conflict (person_uid) do update set key = unsubscribe_key.key
    returning person_uid as uid, key`.execute(db)
  return new Map(rows.map(({ uid, key }) => [uid, key]))
}

/** Links that stop emails of these kinds: a one-click address for mail programs, and a page. */
const unsubscribeLinks = (
  { publicUrl }: { publicUrl: string },
  key: string,
  about: { uid: string; kinds: NoticeKind[] },
): { post: string; page: string } => {
  const token = `${signedPart(about)}.${signatureOf(key, about)}`
  const at = (path: string): string => {
    const url = new URL(path, publicUrl)
    url.searchParams.set('token', token)
    return url.href
  }
  return { post: at('/api/v1/notification/unsubscribe'), page: at('/unsubscribe') }
}

/** The parts of an email that let its reader stop emails of these kinds; none if it has no such kind. */
export const stopParts = (
  settings: { publicUrl: string },
  key: string | undefined,
  about: { uid: string; kinds: NoticeKind[] },
  label: string,
): Pick<QueuedMail, 'unsubscribeUrl' | 'stop'> => {
  if (key === undefined || about.kinds.length === 0) return {}
  const { post, page } = unsubscribeLinks(settings, key, about)
  return { unsubscribeUrl: post, stop: { label, url: page } }
}

/** The person and the kinds of a link; undefined if the signature is invalid. */
export const openToken = async (
  db: Db,
  token: string,
): Promise<{ uid: string; kinds: NoticeKind[] } | undefined> => {
  const read = readToken(token)
  if (!read) return undefined
  const found = await db
    .selectFrom('unsubscribe_key')
    .select('key')
    .where('person_uid', '=', read.uid)
    .executeTakeFirst()
  if (!found) return undefined
  if (!isSameSecret(read.signature, signatureOf(found.key, read))) return undefined
  return { uid: read.uid, kinds: read.kinds }
}
