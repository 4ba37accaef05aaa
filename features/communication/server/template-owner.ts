import type { Context } from '#platform/server/context.ts'
import type { NotificationCode } from '../domain/notification-codes.ts'
import type { TemplateFacts } from '../domain/notification-template.policy.ts'
import { isTemplated } from '../domain/placeholders.ts'
import type { TemplateTexts } from './notification-templates.repository.ts'

/** The template's owner; undefined if the accelerator does not exist. */
export const ownerOf = async (
  { db }: Pick<Context, 'db'>,
  acceleratorId: number | null | undefined,
): Promise<TemplateFacts | undefined> => {
  if (acceleratorId == null) return { acceleratorId: null }
  const known = await db
    .selectFrom('accelerator')
    .select('id')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
  return known && { acceleratorId }
}

/** The owner of the texts in a body; undefined if it has no template of this code. */
export const ownerIn = async (
  ctx: Pick<Context, 'db'>,
  { body }: { body: { acceleratorId: number | null; code: NotificationCode } },
): Promise<TemplateFacts | undefined> => {
  const owner = await ownerOf(ctx, body.acceleratorId)
  return owner && isTemplated(body.code, owner.acceleratorId !== null) ? owner : undefined
}

/** Texts without the spaces around them. */
export const textsIn = ({ subjectRu, bodyRu, subjectEn, bodyEn }: TemplateTexts): TemplateTexts => ({
  subjectRu: subjectRu.trim(),
  bodyRu: bodyRu.trim(),
  subjectEn: subjectEn.trim(),
  bodyEn: bodyEn.trim(),
})
