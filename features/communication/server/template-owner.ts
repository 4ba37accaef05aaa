import type { Context } from '#platform/server/context.ts'
import type { TemplateFacts } from '../domain/notification-template.policy.ts'

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
