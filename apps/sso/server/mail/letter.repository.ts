import { sql } from 'kysely'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { SignOnTemplate } from '#platform/domain/sign-on-letters.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** Name of the job that sends one email. */
export const letterJob = 'sso-mail'

/** An email to be sent. */
export type Letter = {
  id: number
  template: SignOnTemplate
  to: string
  locale: 'ru' | 'en'
  link: string
  /** Its subject matter: a device, an address, a number. */
  about: string
  /** Unguessable part of its Message-ID; null if the email was stored without one. */
  messageKey: string | null
}

/** Stores an email and enqueues its sending, both in the caller's transaction; the job contains no secret. */
export const post = async (
  db: Db,
  letter: Omit<Letter, 'id' | 'about' | 'messageKey'> & { about?: string },
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    insert into sso.mail (template, to_address, locale, link, about)
    values (${letter.template}, ${letter.to}, ${letter.locale}, ${letter.link}, ${letter.about ?? ''}) returning id`.execute(
    db,
  )
  await enqueue(db, letterJob, { letterId: rows[0]?.id })
}

/** The email, unless it was already processed: a job may run more than once. */
export const waitingLetter = async (db: Db, id: number): Promise<Letter | undefined> => {
  const { rows } = await sql<Letter>`
    select id, template, to_address as "to", locale, link, about, message_key as "messageKey" from sso.mail
    where id = ${id} and status = 'QUEUED'`.execute(db)
  return rows[0]
}

/** Deletes the emails to an account that is being erased, including those to its former addresses that no other account uses. */
export const forgetLettersOf = async (db: Db, account: { id: string; email: string }): Promise<void> => {
  await sql`
    with known as (
      select lower(${account.email}) as address
      union select lower(old_email) from sso.email_change where account_id = ${account.id}
      union select lower(new_email) from sso.email_change where account_id = ${account.id}
    )
    delete from sso.mail where lower(to_address) in (
      select address from known where not exists (
        select from sso.account a where lower(a.email) = address and a.id <> ${account.id}))`.execute(db)
}

/**
 * Records the result of an email. The link contains a one-time token: it is removed as soon as it is no longer
 * needed, because such tokens are stored only as hashes. So are the addresses and devices that the email mentions.
 */
export const noteLetter = async (
  db: Db,
  id: number,
  outcome: { status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'BOUNCED'; keepLink: boolean; error?: string },
): Promise<void> => {
  await sql`
    update sso.mail set status = ${outcome.status}, error = ${outcome.error ?? ''},
      sent_at = case when ${outcome.status} = 'SENT' then now() end,
      link = case when ${outcome.keepLink} then link else '' end,
      about = case when ${outcome.keepLink} then about else '' end
    where id = ${id}`.execute(db)
}

type Sent = Awaited<ReturnType<SignOnAccounts['sentLetters']>>
type Delivery = Parameters<SignOnAccounts['noteDelivery']>[0]

/** Finds the emails that a mail server took, by the unguessable parts of their ids. */
export const sentLetters = async (db: Db, keys: readonly string[]): Promise<Sent> => {
  const { rows } = await sql<Sent[number]>`
    select id, to_address as "to", template from sso.mail
    where message_key = any(${[...keys]}) and status in ('SENT', 'DELAYED') order by id`.execute(db)
  return rows
}

/** Records what became of an email that a mail server took. */
export const noteDelivery = async (db: Db, { id, status, error }: Delivery): Promise<void> => {
  await sql`update sso.mail set status = ${status}, error = ${error}
    where id = ${id} and status in ('SENT', 'DELAYED')`.execute(db)
}
