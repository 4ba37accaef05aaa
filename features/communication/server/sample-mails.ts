import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { notificationTemplates } from '../domain/notification-template.policy.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { addVersion, type TemplateTexts } from './notification-templates.repository.ts'

/** Codes whose templates are part of the sample programme. */
export const sampleMailCodes = [
  'EVENT_ACCEPTED_ACCELERATOR',
  'EVENT_REJECTED_ACCELERATOR',
  'TASK_RETURNED',
  'TASK_ACCEPTED',
] as const

type Code = (typeof sampleMailCodes)[number]

/** Sample texts in both languages. */
export const sampleMail = (code: Code): TemplateTexts => ({
  subjectRu: ru.sampleMails[code].subject,
  bodyRu: ru.sampleMails[code].body,
  subjectEn: en.sampleMails[code].subject,
  bodyEn: en.sampleMails[code].body,
})

type Newest = { id: number; code: Code; version: number; isOwn: boolean }

const newestOf = async (ctx: SignedIn, acceleratorId: number): Promise<Newest[]> => {
  const { rows } = await sql<Newest>`
    select distinct on (code) id, code, version, subject_ru is not null as "isOwn" from notification_template
    where accelerator_id = ${acceleratorId} and code = any(${[...sampleMailCodes]}) order by code, version desc`.execute(
    ctx.db,
  )
  return rows
}

const write = async (
  ctx: SignedIn,
  of: { code: Code; acceleratorId: number; version: number },
  texts: TemplateTexts | null,
): Promise<void> => {
  const version = await addVersion(ctx.db, ctx.actor.uid, of, texts)
  if (version === undefined) return
  await audit(ctx, {
    acceleratorId: of.acceleratorId,
    subject: 'notification_template',
    subjectId: of.code,
    action: texts ? 'edit' : 'reset',
    details: { version },
  })
}

/**
 * Adds the sample templates where the accelerator has none, if the actor manages its templates; returns the ids of new
 * ones.
 */
export const takeSampleMails = async (ctx: SignedIn, acceleratorId: number): Promise<number[]> => {
  if (!notificationTemplates.manage.allows(ctx.actor, { acceleratorId })) return []
  const before = new Map((await newestOf(ctx, acceleratorId)).map((one) => [one.code, one]))
  const open = sampleMailCodes.filter((code) => !before.get(code)?.isOwn)
  for (const code of open)
    await write(ctx, { code, acceleratorId, version: before.get(code)?.version ?? 0 }, sampleMail(code))
  const written = await newestOf(ctx, acceleratorId)
  return written.filter(({ code, isOwn }) => isOwn && open.includes(code)).map(({ id }) => id)
}

/**
 * Returns to the default texts, unless the accelerator has edited its template since, if the actor manages its
 * templates.
 */
export const leaveSampleMails = async (
  ctx: SignedIn,
  acceleratorId: number,
  ids: readonly number[],
): Promise<void> => {
  if (!notificationTemplates.manage.allows(ctx.actor, { acceleratorId })) return
  for (const { id, code, version } of await newestOf(ctx, acceleratorId))
    if (ids.includes(id)) await write(ctx, { code, acceleratorId, version }, null)
}
