import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { createEventOrganizer, resendEventOrganizer } from '../contract/event-organizer.endpoints.ts'
import { eventOrganizers, eventPlatform } from '../domain/event-organizer.policy.ts'
import { mayResend, organizersOfPerson } from '../domain/event-organizer.rules.ts'
import { lockOrganizer, organizerRows, type OrganizerRow } from './event-organizer.repository.ts'
import { sendOrganizer } from './send-organizer.ts'
import type { OpenTasksSettings } from './settings.ts'

const readOne = async (ctx: Context, id: number): Promise<OrganizerRow> =>
  stillThere((await readRows(ctx, organizerRows, sql`g.id = ${id}`))[0])

/** Errors: `EVENT_PLATFORM_OFF` if no platform is configured. */
const requirePlatform = ({ eventPlatform: platform }: OpenTasksSettings): void => {
  if (!platform) throw new ProductError('EVENT_PLATFORM_OFF')
}

/** Counts a person's requests to the platform, both first ones and retries. */
const countSending = ({ db, actor }: SignedIn) =>
  countHit(db, `event-organizer:${actor.uid}`, organizersOfPerson)

const record = (ctx: Context, id: number, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId: null, subject: 'event_organizer', subjectId: id, action, comment })

export const createEventOrganizerUseCase = (settings: OpenTasksSettings) =>
  useCase({
    endpoint: createEventOrganizer,
    load: nothing,
    authorize: eventPlatform.use,
    run: async (ctx, { body: { name, email } }) => {
      requirePlatform(settings)
      await countSending(ctx)
      const { id } = await ctx.db
        .insertInto('event_organizer')
        .values({ person_uid: ctx.actor.uid, name, email, created_at: ctx.now.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await record(ctx, id, 'create', name)
      await sendOrganizer(ctx.db, id)
      return (after) => readOne(after, id)
    },
  })

export const resendEventOrganizerUseCase = (settings: OpenTasksSettings) =>
  useCase({
    endpoint: resendEventOrganizer,
    load: (ctx, { body }) => lockOrganizer(ctx.db, body.id),
    authorize: eventOrganizers.send,
    run: async (ctx, _input, { id, outcome }) => {
      requirePlatform(settings)
      if (!mayResend(outcome)) throw new ProductError('STATE_CHANGED')
      await countSending(ctx)
      await ctx.db.updateTable('event_organizer').set({ outcome: 'WAITING' }).where('id', '=', id).execute()
      await record(ctx, id, 'resend')
      await sendOrganizer(ctx.db, id)
      return (after) => readOne(after, id)
    },
  })
