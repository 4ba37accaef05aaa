import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { getNotificationTemplate } from '../contract/notification-template.endpoints.ts'
import type { templateTexts } from '../contract/notification-template.schemas.ts'
import type { NotificationCode } from '../domain/notification-codes.ts'
import { usualTexts } from './notification-texts.ts'

/** Texts of a notification in both languages. */
export type TemplateTexts = z.output<typeof templateTexts>

const textsOf = sql`case when t.subject_ru is not null then json_build_object('subjectRu', t.subject_ru, 'bodyRu', t.body_ru,
  'subjectEn', t.subject_en, 'bodyEn', t.body_en) end`

/** The texts of template `t` of a notification, or null. */
export const templateJson = textsOf

/** Id of the current template for a code: the accelerator's before the portal's; null for the default texts. */
export const templateInForce = (code: NotificationCode, acceleratorId: number | null): Sql => sql`
  (select t.id from notification_template t where t.is_current and t.code = ${code} and t.subject_ru is not null
    and coalesce(t.accelerator_id, 0) in (0, ${acceleratorId ?? 0})
    order by coalesce(t.accelerator_id, 0) desc limit 1)`

/** The current template's texts for a code, or null for the default ones. */
export const findTemplate = async (
  db: Db,
  code: NotificationCode,
  acceleratorId: number | null,
): Promise<TemplateTexts | null> => {
  const { rows } = await sql<{ texts: TemplateTexts | null }>`
    select ${textsOf} as texts from notification_template t where t.id = ${templateInForce(code, acceleratorId)}`.execute(
    db,
  )
  return rows[0]?.texts ?? null
}

const versionsShown = 50

type Version = z.output<typeof getNotificationTemplate.response>['versions'][number]

/** Versions of an owner's template, newest first. */
export const readVersions = async (
  db: Db,
  code: NotificationCode,
  acceleratorId: number | null,
): Promise<Version[]> => {
  const { rows } = await sql<Version>`
    select t.version, ${personRefJson('u')} as author, t.created_at as at, ${textsOf} as texts
    from notification_template t join person u on u.uid = t.created_by
    where t.code = ${code} and coalesce(t.accelerator_id, 0) = ${acceleratorId ?? 0}
    order by t.version desc limit ${versionsShown}`.execute(db)
  return rows
}

/** The texts without the owner's template: the portal's for an accelerator, otherwise the default ones. */
export const usualFor = async (
  db: Db,
  code: NotificationCode,
  acceleratorId: number | null,
): Promise<{ texts: TemplateTexts; words: 'PORTAL' | 'USUAL' }> => {
  const portals = acceleratorId === null ? null : await findTemplate(db, code, null)
  return portals ? { texts: portals, words: 'PORTAL' } : { texts: usualTexts(code), words: 'USUAL' }
}

/** Writes the next version; returns undefined if somebody else has written one since. */
export const addVersion = async (
  db: Db,
  by: string,
  of: { code: NotificationCode; acceleratorId: number | null; version: number },
  texts: TemplateTexts | null,
): Promise<number | undefined> => {
  const { code, acceleratorId, version } = of
  const mine = sql`code = ${code} and coalesce(accelerator_id, 0) = ${acceleratorId ?? 0}`
  // An advisory lock, because before the first version there is no row to lock.
  await sql`select pg_advisory_xact_lock(hashtext('notification-template'), hashtext(${`${code}:${acceleratorId ?? 0}`}))`.execute(
    db,
  )
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from notification_template where ${mine}`.execute(db)
  if (rows[0]?.version !== version) return undefined
  await sql`update notification_template set is_current = false where ${mine} and is_current`.execute(db)
  await sql`
    insert into notification_template (accelerator_id, code, version, subject_ru, body_ru, subject_en, body_en, created_by)
    values (${acceleratorId}, ${code}, ${version + 1}, ${texts?.subjectRu ?? null}, ${texts?.bodyRu ?? null},
      ${texts?.subjectEn ?? null}, ${texts?.bodyEn ?? null}, ${by})`.execute(db)
  return version + 1
}
