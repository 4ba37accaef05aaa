import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import { testNotificationLimit } from '#platform/domain/quotas.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { emailAsSent, queueMail } from '#platform/server/mail/queue-mail.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import * as contract from '../contract/notification-template.endpoints.ts'
import { isEmailed } from '../domain/notification-codes.ts'
import { notificationTemplates } from '../domain/notification-template.policy.ts'
import { noticeLetter, type Noticed } from './notice-letter.ts'
import { sampleParams, wordsOf } from './notification-texts.ts'
import { readTemplateEvents, type TemplateEvent } from './template-events.ts'
import { ownerIn, textsIn } from './template-owner.ts'

type Written = z.output<typeof contract.previewNotificationTemplate.body>

/** The chosen event, the latest one if none was chosen, or undefined for a sample. */
const eventOf = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  { code, eventId }: Written,
  acceleratorId: number | null,
): Promise<TemplateEvent | undefined> => {
  if (eventId === null) return undefined
  const [event] = await readTemplateEvents(
    db,
    actor,
    { code, acceleratorId },
    { id: eventId ?? null, limit: 1 },
  )
  if (!event && eventId !== undefined) throw notFound()
  return event
}

/** A notification with the edited texts, for an event or a sample. */
const noticed = (locale: MailLocale, body: Written, event: TemplateEvent | undefined): Noticed => {
  const samples = sampleParams(locale, body.code)
  const missing = event && Object.fromEntries(event.hidden.map((name) => [name, samples[name] ?? '']))
  return {
    code: body.code,
    params: event ? { ...event.params, ...missing } : samples,
    subject: '',
    body: '',
    link: '',
    sender: null,
    template: textsIn(body),
  }
}

/** Events to preview on; preview and test email of texts before saving. */
export const createTrials = (settings: { publicUrl: string }) => [
  query({
    endpoint: contract.previewNotificationTemplate,
    load: ownerIn,
    authorize: notificationTemplates.manage,
    run: async (ctx, { body }, { acceleratorId }) => {
      const event = await eventOf(ctx, body, acceleratorId)
      const written = async (locale: MailLocale) => {
        const notice = noticed(locale, body, event)
        if (!isEmailed(body.code)) {
          const words = wordsOf(locale, notice)
          return { subject: words.subject, text: words.body }
        }
        const letter = noticeLetter(settings, locale, notice)
        const { subject, text } = await emailAsSent(ctx.db, { ...letter, locale })
        return { subject, text }
      }
      return {
        ru: await written('ru'),
        en: await written('en'),
        happenedAt: event?.at ?? null,
        sampled: event?.hidden ?? [],
      }
    },
  }),
  useCase({
    endpoint: contract.testNotificationTemplate,
    load: ownerIn,
    authorize: notificationTemplates.manage,
    run: async (ctx, { body }, { acceleratorId }) => {
      // Nobody gets such an email, so a test of one would be of something else.
      if (!isEmailed(body.code)) throw invalid({ code: 'NOT_IN_LIST' })
      const { uid } = ctx.actor
      await countHit(ctx.db, `notification.test:${uid}`, testNotificationLimit, 'TEST_NOTIFICATION_LIMIT')
      const [event, { rows }] = await Promise.all([
        eventOf(ctx, body, acceleratorId),
        sql<{ email: string; name: string }>`
          select email, first_name as name from person where uid = ${uid}`.execute(ctx.db),
      ])
      const { email, name } = rows[0]!
      await queueMail(ctx.db, {
        ...noticeLetter(settings, ctx.locale, noticed(ctx.locale, body, event)),
        dedupeKey: `notification-template:${ctx.requestId}:${uid}`,
        to: email,
        locale: ctx.locale,
        name,
      })
      return { to: email }
    },
  }),
]
