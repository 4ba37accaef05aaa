import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import type { ContextOf } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import {
  getNotificationTemplate,
  listNotificationTemplates,
  listTemplateEvents,
} from '../contract/notification-template.endpoints.ts'
import { isEmailed, kindOf, type NotificationCode } from '../domain/notification-codes.ts'
import { notificationTemplates, type TemplateFacts } from '../domain/notification-template.policy.ts'
import { placeholdersOf, requiredPlaceholders, templatedCodes } from '../domain/placeholders.ts'
import { readVersions, usualFor } from './notification-templates.repository.ts'
import { usualTexts } from './notification-texts.ts'
import { readTemplateEvents } from './template-events.ts'
import { ownerIn, ownerOf } from './template-owner.ts'

type Row = ResponseOf<typeof listNotificationTemplates>['items'][number]

/** Row source `c` of every code with the texts that an owner sends. */
const rowsOf = ({ acceleratorId }: TemplateFacts, locale: 'ru' | 'en'): RowSource<Row, Row> => {
  const codes = templatedCodes(acceleratorId !== null).map((code, seq) => {
    const usual = usualTexts(code)
    return {
      code,
      seq,
      kind: kindOf(code) ?? 'ACCOUNT',
      usual: locale === 'ru' ? usual.subjectRu : usual.subjectEn,
    }
  })
  const subject = sql.ref(`subject_${locale}`)
  return {
    from: sql`(
      select k.code as id, k.seq, k.kind, coalesce(own.${subject}, portal.${subject}, k.usual) as subject,
        case when own.subject_ru is not null then 'OWN' when portal.subject_ru is not null then 'PORTAL' else 'USUAL' end as words,
        own.created_at as changed_at, own.created_by as changed_by
      from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as k (code text, seq int, kind text, usual text)
      left join notification_template own on own.is_current and own.code = k.code
        and coalesce(own.accelerator_id, 0) = ${acceleratorId ?? 0}
      left join notification_template portal on portal.is_current and portal.code = k.code
        and portal.accelerator_id is null and ${acceleratorId}::bigint is not null) c`,
    key: sql`c.id`,
    columns: () =>
      sql`c.id, c.subject, c.kind, c.words, c.changed_at as "changedAt",
      case when u.uid is not null then ${personRefJson('u')} end as author` as never,
    joins: sql`left join person u on u.uid = c.changed_by`,
  }
}

export const listNotificationTemplatesQuery = listOf(listNotificationTemplates, {
  load: (ctx, { query: params }) => ownerOf(ctx, params.acceleratorId),
  authorize: notificationTemplates.view,
  rows: (ctx: ContextOf<typeof listNotificationTemplates>, owner) => rowsOf(owner, ctx.locale),
  scope: () => sql`true`,
  sortings: () => ({ KIND: sql`c.seq`, SUBJECT: sql`lower(c.subject)` }),
  filters: {
    kind: (kinds) => sql`c.kind = any(${[...kinds]})`,
    words: (words) => sql`c.words = any(${[...words]})`,
  },
  search: sql`c.subject`,
})

const templateOwner = (
  ctx: Pick<Context, 'db'>,
  {
    query: { code, acceleratorId },
  }: { query: { code: NotificationCode; acceleratorId?: number | undefined } },
) => ownerIn(ctx, { body: { code, acceleratorId: acceleratorId ?? null } })

export const getNotificationTemplateQuery = query({
  endpoint: getNotificationTemplate,
  load: templateOwner,
  authorize: notificationTemplates.view,
  run: async ({ db }, { query: { code } }, { acceleratorId }) => {
    const [versions, usual] = await Promise.all([
      readVersions(db, code, acceleratorId),
      usualFor(db, code, acceleratorId),
    ])
    const own = versions[0]?.texts ?? null
    const required = new Set<string>(requiredPlaceholders(code))
    return {
      code,
      kind: kindOf(code) ?? ('ACCOUNT' as const),
      emailed: isEmailed(code),
      placeholders: placeholdersOf(code).map((name) => ({ name, required: required.has(name) })),
      words: own ? ('OWN' as const) : usual.words,
      current: own ?? usual.texts,
      usual: usual.texts,
      version: versions[0]?.version ?? 0,
      versions,
    }
  },
})

export const listTemplateEventsQuery = query({
  endpoint: listTemplateEvents,
  load: templateOwner,
  authorize: notificationTemplates.manage,
  run: async ({ db, actor }, { query: { code } }, { acceleratorId }) => {
    const [subject] = placeholdersOf(code)
    const events = await readTemplateEvents(db, actor, { code, acceleratorId })
    return {
      items: events.map(({ id, at, params }) => ({ id, at, about: (subject && params[subject]) ?? '' })),
    }
  },
})
