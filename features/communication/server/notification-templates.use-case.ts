import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { testNotificationLimit } from '#platform/domain/quotas.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { letterAsSent, queueMail } from '#platform/server/mail/queue-mail.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import * as contract from '../contract/notification-template.endpoints.ts'
import type { NotificationCode } from '../domain/notification-codes.ts'
import { isTemplated } from '../domain/placeholders.ts'
import { notificationTemplates, type TemplateFacts } from '../domain/notification-template.policy.ts'
import { noticeLetter, type Noticed } from './notice-letter.ts'
import { sampleParams } from './notification-texts.ts'
import { addVersion, newestEvent, type TemplateTexts } from './notification-templates.repository.ts'
import { ownerOf } from './template-owner.ts'

const ownerIn = async (
  ctx: Pick<SignedIn, 'db'>,
  { body }: { body: { acceleratorId: number | null; code: NotificationCode } },
): Promise<TemplateFacts | undefined> => {
  const owner = await ownerOf(ctx, body.acceleratorId)
  return owner && isTemplated(body.code, owner.acceleratorId !== null) ? owner : undefined
}

const saveVersion = async (
  ctx: SignedIn,
  of: { code: NotificationCode; acceleratorId: number | null; version: number },
  texts: TemplateTexts | null,
): Promise<{ version: number }> => {
  const version = await addVersion(ctx.db, ctx.actor.uid, of, texts)
  if (version === undefined) throw new ProductError('STATE_CHANGED')
  await audit(ctx, {
    acceleratorId: of.acceleratorId,
    subject: 'notification_template',
    subjectId: of.code,
    action: texts ? 'edit' : 'reset',
    details: { version },
  })
  return { version }
}

const textsIn = ({ subjectRu, bodyRu, subjectEn, bodyEn }: TemplateTexts): TemplateTexts => ({
  subjectRu: subjectRu.trim(),
  bodyRu: bodyRu.trim(),
  subjectEn: subjectEn.trim(),
  bodyEn: bodyEn.trim(),
})

export const saveNotificationTemplateUseCase = useCase({
  endpoint: contract.saveNotificationTemplate,
  load: ownerIn,
  authorize: notificationTemplates.manage,
  run: (ctx, { body }) => saveVersion(ctx, body, textsIn(body)),
})

export const resetNotificationTemplateUseCase = useCase({
  endpoint: contract.resetNotificationTemplate,
  load: ownerIn,
  authorize: notificationTemplates.manage,
  run: (ctx, { body }) => {
    if (body.version === 0) throw invalid({ version: 'TOO_SMALL' })
    return saveVersion(ctx, body, null)
  },
})

type Written = z.output<typeof contract.previewNotificationTemplate.body>

/** A notification with the edited texts, for an event or a sample. */
const noticed = (locale: MailLocale, body: Written, params: Record<string, string> | undefined): Noticed => ({
  code: body.code,
  params: params ?? sampleParams(locale, body.code),
  subject: '',
  body: '',
  link: '',
  sender: null,
  template: textsIn(body),
})

/** Preview and test email of texts before saving. */
export const createTrials = (settings: { publicUrl: string }) => [
  query({
    endpoint: contract.previewNotificationTemplate,
    load: ownerIn,
    authorize: notificationTemplates.manage,
    run: async ({ db, actor }, { body }, { acceleratorId }) => {
      const event = await newestEvent(db, body.code, acceleratorId, actor.uid)
      const written = async (locale: MailLocale) => {
        const letter = noticeLetter(settings, locale, noticed(locale, body, event?.params))
        const { subject, text } = await letterAsSent(db, { ...letter, locale })
        return { subject, text }
      }
      return { ru: await written('ru'), en: await written('en'), happenedAt: event?.at ?? null }
    },
  }),
  useCase({
    endpoint: contract.testNotificationTemplate,
    load: ownerIn,
    authorize: notificationTemplates.manage,
    run: async (ctx, { body }, { acceleratorId }) => {
      const { uid } = ctx.actor
      await countHit(ctx.db, `notification.test:${uid}`, testNotificationLimit, 'TEST_NOTIFICATION_LIMIT')
      const [event, { rows }] = await Promise.all([
        newestEvent(ctx.db, body.code, acceleratorId, uid),
        sql<{ email: string; name: string }>`
          select email, first_name as name from person where uid = ${uid}`.execute(ctx.db),
      ])
      const { email, name } = rows[0]!
      await queueMail(ctx.db, {
        ...noticeLetter(settings, ctx.locale, noticed(ctx.locale, body, event?.params)),
        dedupeKey: `notification-template:${ctx.requestId}:${uid}`,
        to: email,
        locale: ctx.locale,
        name,
      })
      return { to: email }
    },
  }),
]
