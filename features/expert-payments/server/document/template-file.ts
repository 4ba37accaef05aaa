import type { Context, Db } from '#platform/server/context.ts'
import type { ActLanguage } from '../../domain/states.ts'
import { standardTemplate } from './standard-template.ts'

/** Returns the accelerator's own template in a language, if it has one. */
export const findTemplate = (db: Db, acceleratorId: number, language: ActLanguage) =>
  db
    .selectFrom('expert_act_template')
    .innerJoin('file', 'file.id', 'expert_act_template.file_id')
    .select(['file.id', 'file.name', 'file.size'])
    .where('accelerator_id', '=', acceleratorId)
    .where('language', '=', language)
    .executeTakeFirst()

const bytesOf = async (stream: NodeJS.ReadableStream): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part as Buffer))
  return Buffer.concat(parts)
}

/**
 * Returns the template used for acts: the accelerator's own, or the standard one. A private client always uses the
 * standard one.
 */
export const readTemplate = async (
  ctx: Pick<Context, 'db' | 'files'>,
  acceleratorId: number | null,
  language: ActLanguage,
): Promise<{ name: string; bytes: Buffer }> => {
  const own = acceleratorId === null ? undefined : await findTemplate(ctx.db, acceleratorId, language)
  if (own) return { name: own.name, bytes: await bytesOf(await ctx.files.open(own.id)) }
  return {
    name: language === 'ru' ? 'Шаблон акта.docx' : 'Act template.docx',
    bytes: standardTemplate(language),
  }
}
