import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { linkRenewalOf } from '#platform/server/mail/link-renewals.ts'
import { sendMailJob } from '#platform/server/mail/queue-mail.ts'
import { sendMailAgain } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { maySendAgain } from '../domain/mail-states.ts'
import { findMail, isRenewable } from './mail-log.repository.ts'

/** Puts a new link in place of the one that the log removed. */
const renewLink = async (
  db: Db,
  { id, dedupeKey, template }: { id: number; dedupeKey: string; template: string },
): Promise<void> => {
  const token = await linkRenewalOf(template)?.(db, dedupeKey)
  if (token === undefined) throw new ProductError('STATE_CHANGED')
  // The log may still have the old one: it removes a link only once the email has ended.
  const renewed = (body: 'text_body' | 'html_body') =>
    sql`regexp_replace(${sql.ref(body)}, 'token=(…|[A-Za-z0-9_-]{43})', ${`token=${token}`}, 'g')`
  await sql`update mail set text_body = ${renewed('text_body')}, html_body = ${renewed('html_body')}, secret = ${token},
      links = regexp_replace(links::text, 'token=(…|[A-Za-z0-9_-]{43})', ${`token=${token}`}, 'g')::jsonb
    where id = ${id}`.execute(db)
}

export const sendMailAgainUseCase = useCase({
  endpoint: sendMailAgain,
  load: (ctx, { body: { id } }) => findMail(ctx.db, id),
  authorize: portalCare.act,
  run: async (ctx, _input, mail) => {
    if (!maySendAgain({ ...mail, renewable: isRenewable(mail.template) }))
      throw new ProductError('STATE_CHANGED')
    if (mail.oneTime) await renewLink(ctx.db, mail)
    // By hand it is sent even if its notifications were read meanwhile.
    const { rows } = await sql`
      update mail set status = 'QUEUED', error = '', notices = '{}' where id = ${mail.id} and status = ${mail.status}
      returning id`.execute(ctx.db)
    // Another administrator was faster: the email is already queued.
    if (rows.length === 0) throw new ProductError('STATE_CHANGED')
    await enqueue(ctx.db, sendMailJob, { mailIds: [mail.id] })
    await audit(ctx, {
      acceleratorId: null,
      subject: 'mail',
      subjectId: mail.id,
      action: 'sendAgain',
      from: mail.status,
      to: 'QUEUED',
    })
    return { id: mail.id }
  },
})
