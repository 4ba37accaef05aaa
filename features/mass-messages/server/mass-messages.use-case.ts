import { sql } from 'kysely'
import type { FindList } from '#features/exports'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import * as contract from '../contract/mass-message.endpoints.ts'
import { massMessages } from '../domain/mass-message.policy.ts'
import { massMessageLimit, maxDaysAhead, plansOfHour } from '../domain/mass-message.rules.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { freezeRecipients, readListed, unreachable } from './freeze-recipients.ts'
import { instantOf } from './instant-of.ts'
import { sendMassJob } from './job-names.ts'
import {
  acceleratorOfHeader,
  lockMassMessage,
  isFailed,
  readMassMessage,
  type MassMessageSubject,
} from './mass-message.repository.ts'

const requireApproved = async ({ db }: SignedIn, acceleratorId: number): Promise<void> => {
  const { rows } = await sql`
    select from accelerator where id = ${acceleratorId} and approval = 'COORDINATED'`.execute(db)
  if (rows.length === 0) throw new ProductError('ACCELERATOR_NOT_APPROVED')
}

/** Dry run. The list is read outside a transaction, because that takes long; the snapshot is written in one. */
export const createPlan = ({ find }: { find: FindList }) =>
  useCase({
    endpoint: contract.planMassMessage,
    load: acceleratorOfHeader,
    authorize: massMessages.plan,
    prepare: async (ctx, { body }, { acceleratorId }) => {
      await requireApproved(ctx, acceleratorId)
      await countHit(ctx.db, `mass-message.plan:${ctx.actor.uid}`, plansOfHour)
      return readListed({ ...ctx, acceleratorId }, find, body)
    },
    run: async (ctx, { body }, { acceleratorId }, listed) => {
      const { id } = await ctx.db
        .insertInto('mass_message')
        .values({ accelerator_id: acceleratorId, author_uid: ctx.actor.uid, ...body })
        .returning('id')
        .executeTakeFirstOrThrow()
      await freezeRecipients(ctx.db, { id, authorUid: ctx.actor.uid, audience: body.audience }, listed)
      return { id }
    },
  })

const changed = (): ProductError => new ProductError('STATE_CHANGED')

const requireVersion = (message: MassMessageSubject, version: number): void => {
  if (message.version !== version) throw changed()
}

export const sendMassMessageUseCase = useCase({
  endpoint: contract.sendMassMessage,
  load: ({ db }, { body }) => lockMassMessage(db, body.messageId),
  authorize: massMessages.manage,
  run: async (ctx, { body }, message) => {
    const { subject, body: text, when, day, time, clock, timeZone } = body
    requireVersion(message, body.version)
    if (message.isStarted || message.isStale) throw changed()
    checkPlaceholders({ subject, body: text }, message.audience)
    await requireApproved(ctx, message.acceleratorId)
    await countHit(ctx.db, `mass-message:${message.acceleratorId}`, massMessageLimit, 'MESSAGE_LIMIT')
    const zone =
      clock === 'MINE'
        ? sql`${timeZone}`
        : sql`coalesce((select b.time_zone from notice_time b where b.person_uid = r.person_uid), ${timeZone})`
    const due = when === 'NOW' ? sql`now()` : instantOf(`${day} ${time}`, zone)
    const { rows } = await sql<{ last: string | null; past: boolean; far: boolean }>`
      with planned as (
        update mass_message_recipient r set due_at = ${due} where r.message_id = ${message.id} and r.left_out is null
        returning r.due_at)
      select max(due_at) as last, max(due_at) < now() - interval '1 minute' as past,
        max(due_at) > now() + make_interval(days => ${maxDaysAhead}) as far from planned`.execute(ctx.db)
    const planned = rows[0]!
    if (planned.last === null) throw changed()
    if (planned.past) throw invalid({ day: 'DATE_IN_PAST' })
    if (planned.far) throw invalid({ day: 'DATE_TOO_FAR' })
    await sql`
      update mass_message set subject = ${subject.trim()}, body = ${text.trim()}, started_at = now(), sent_by = ${ctx.actor.uid}, version = version + 1
      where id = ${message.id}`.execute(ctx.db)
    await audit(ctx, {
      acceleratorId: message.acceleratorId,
      subject: 'mass_message',
      subjectId: message.id,
      action: 'send',
    })
    await enqueue(ctx.db, sendMassJob, { messageId: message.id }, { queue: sendMassJob })
    return (after) => readMassMessage(after, message.id)
  },
})

export const stopMassMessageUseCase = useCase({
  endpoint: contract.stopMassMessage,
  load: ({ db }, { body }) => lockMassMessage(db, body.messageId),
  authorize: massMessages.manage,
  run: async (ctx, { body }, message) => {
    requireVersion(message, body.version)
    if (!message.isStarted || message.isOver) throw changed()
    await sql`
      update mass_message set stopped_at = now(), version = version + 1 where id = ${message.id}`.execute(
      ctx.db,
    )
    await audit(ctx, {
      acceleratorId: message.acceleratorId,
      subject: 'mass_message',
      subjectId: message.id,
      action: 'stop',
    })
    return (after) => readMassMessage(after, message.id)
  },
})

export const repeatMassMessageUseCase = useCase({
  endpoint: contract.repeatMassMessage,
  load: ({ db }, { body }) => lockMassMessage(db, body.messageId),
  authorize: massMessages.manage,
  run: async (ctx, { body }, message) => {
    requireVersion(message, body.version)
    if (!message.isOver) throw changed()
    await countHit(ctx.db, `mass-message.plan:${ctx.actor.uid}`, plansOfHour)
    await sql`update mass_message set version = version + 1 where id = ${message.id}`.execute(ctx.db)
    const { id } = await ctx.db
      .insertInto('mass_message')
      .values({
        accelerator_id: message.acceleratorId,
        author_uid: ctx.actor.uid,
        list: message.list,
        search: message.search,
        audience: message.audience,
        subject: message.subject,
        body: message.body,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into mass_message_recipient (message_id, person_uid, project_id, params, left_out)
      select ${id}, r.person_uid, r.project_id, r.params, ${unreachable}
      from mass_message_recipient r join person u on u.uid = r.person_uid
      where r.message_id = ${message.id} and ${isFailed}`.execute(ctx.db)
    return { id }
  },
})

export const deleteMassMessageUseCase = useCase({
  endpoint: contract.deleteMassMessage,
  load: ({ db }, { body }) => lockMassMessage(db, body.messageId),
  authorize: massMessages.manage,
  run: async (ctx, _input, message) => {
    // A message that was sent cannot be deleted, because its recipients have it.
    if (message.isStarted) throw changed()
    await sql`delete from mass_message where id = ${message.id}`.execute(ctx.db)
    return undefined
  },
})
