import { notFound } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'

/** An uploaded template of this accelerator. Errors: `NOT_FOUND` for other files. */
export const templateFile = async (
  ctx: Pick<Context, 'db'>,
  acceleratorId: number,
  fileId: string,
): Promise<{ name: string; mime: string }> => {
  const file = await ctx.db
    .selectFrom('file')
    .select(['name', 'mime'])
    .where('id', '=', fileId)
    .where('entity', '=', 'REPORT_TEMPLATE')
    .where('owner', '=', `accelerator:${acceleratorId}`)
    .executeTakeFirst()
  if (!file) throw notFound()
  return file
}
