import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sendMailJob } from '#platform/server/mail/queue-mail.ts'
import { sendMailAgain } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { maySendAgain } from '../domain/mail-states.ts'
import { findMail } from './mail-log.repository.ts'

export const sendMailAgainUseCase = useCase({
  endpoint: sendMailAgain,
  load: (ctx, { body: { id } }) => findMail(ctx.db, id),
  authorize: portalCare.act,
  run: async (ctx, _input, mail) => {
    if (!maySendAgain(mail)) throw new ProductError('STATE_CHANGED')
    const { rows } = await sql`
      update mail set status = 'QUEUED', error = '' where id = ${mail.id} and status = ${mail.status}
      returning id`.execute(ctx.db)
    // Somebody else was faster: the letter is on its way.
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
