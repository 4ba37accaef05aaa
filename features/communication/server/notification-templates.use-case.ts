import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/notification-template.endpoints.ts'
import type { NotificationCode } from '../domain/notification-codes.ts'
import { notificationTemplates } from '../domain/notification-template.policy.ts'
import { addVersion, type TemplateTexts } from './notification-templates.repository.ts'
import { ownerIn, textsIn } from './template-owner.ts'

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
