import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import * as contract from '../contract/message-report.endpoints.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { messageReportMachine, messageReports } from '../domain/message-report.machine.ts'
import { maxBlocked, reportLimit } from '../domain/message-reports.ts'
import { notifications } from '../domain/notification.policy.ts'
import { lockMessageReport } from './message-report.repository.ts'
import { findFacts } from './notification.repository.ts'

export const blockSenderUseCase = useCase({
  endpoint: contract.blockSender,
  load: ({ db }, { body }) => findFacts(db, [body.notificationId]),
  authorize: notifications.block,
  // The blocked person is not notified.
  concerns: ([one]) => ({ uid: one?.recipientUid }),
  run: async (ctx, _input, [one]) => {
    if (!one?.senderUid) throw notFound()
    await sql`
      insert into message_block (person_uid, blocked_uid)
      select ${ctx.actor.uid}, ${one.senderUid}
      where (select count(*) from message_block where person_uid = ${ctx.actor.uid}) < ${maxBlocked}
      on conflict do nothing`.execute(ctx.db)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'person',
      subjectId: ctx.actor.uid,
      action: 'blockSender',
    })
    return undefined
  },
})

export const unblockSenderUseCase = useCase({
  endpoint: contract.unblockSender,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }, { body: { personUid } }) => {
    await db
      .deleteFrom('message_block')
      .where('person_uid', '=', actor.uid)
      .where('blocked_uid', '=', personUid)
      .execute()
    return undefined
  },
})

/** Stores a copy of the text, because sender and recipient may delete theirs. */
export const reportMessageUseCase = useCase({
  endpoint: contract.reportMessage,
  load: ({ db }, { body }) => findFacts(db, [body.notificationId]),
  authorize: notifications.report,
  concerns: ([one]) => ({ uid: one?.recipientUid }),
  run: async (ctx, { body: { notificationId, reason } }) => {
    await countHit(ctx.db, `messages.report:${ctx.actor.uid}`, reportLimit)
    const { rows } = await sql<{ id: number }>`
      insert into message_report (reporter_uid, author_uid, notification_id, subject, body, reason)
      select ${ctx.actor.uid}, n.sender_uid, n.id, n.subject, n.body, ${reason} from notification n
      where n.id = ${notificationId}
      on conflict (notification_id) where status = 'OPEN' do nothing returning id`.execute(ctx.db)
    // A repeated report does not create another one.
    if (!rows[0]) return undefined
    await raise(ctx, 'MessageReported' satisfies CommunicationEvent, { id: rows[0].id }, null)
    await announceChanges(ctx.db, ['messageReport'], {
      people: await readUids(ctx.db, portalAdministrators()),
    })
    return undefined
  },
})

export const settleMessageReportUseCase = useCase({
  endpoint: contract.settleMessageReport,
  load: (ctx, { body }) => lockMessageReport(ctx, body.reportId),
  authorize: messageReports.settle,
  concerns: () => ({}),
  run: async (ctx, { body: { version, answer } }, report) => {
    await transition(ctx, messageReportMachine, 'settle', {
      id: report.id,
      acceleratorId: null,
      facts: report,
      expectedVersion: version,
      comment: answer,
      set: { version: version + 1, answer, settled_at: ctx.now.toISOString() },
    })
    await announceChanges(ctx.db, ['messageReport'], {
      people: await readUids(ctx.db, portalAdministrators()),
    })
    return undefined
  },
})
