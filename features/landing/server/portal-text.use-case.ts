import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { displayName } from '#platform/server/sql.ts'
import * as calls from '../contract/portal-text.endpoints.ts'
import { portalTexts } from '../domain/portal-text.policy.ts'
import {
  isLegal,
  portalTextSubjects,
  publishProblems,
  wordings,
  wordProblems,
  type PortalTextSubject,
  type Wording,
} from '../domain/portal-texts.rules.ts'
import { putWords, readPortalText, wordingOf } from './portal-text.repository.ts'

type Named = { subject: PortalTextSubject; brand: Wording }

const refuse = (problems: FieldErrors): void => {
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

const record = (ctx: Context, { subject, brand }: Named, action: AuditAction, comment?: string) =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'portal_text',
    subjectId: `${subject}:${brand}`,
    action,
    ...(comment ? { comment } : {}),
  })

export const listPortalTextsQuery = query({
  endpoint: calls.listPortalTexts,
  load: nothing,
  authorize: portalTexts.keep,
  run: async ({ db }) => {
    const { rows } = await sql<{
      subject: string
      brand: string
      number: number
      changed: boolean
      at: string | null
      by: string | null
    }>`
      select coalesce(d.subject, v.subject) as subject, coalesce(d.brand, v.brand) as brand,
        coalesce(v.number, 0) as number,
        d.subject is not null and d.words is distinct from coalesce(v.words, '{}'::jsonb) as changed,
        to_json(coalesce(d.saved_at, v.published_at)) #>> '{}' as at, ${displayName('p')} as by
      from portal_text d
        full join (select distinct on (subject, brand) * from portal_text_version
          order by subject, brand, number desc) v on v.subject = d.subject and v.brand = d.brand
        left join person p on p.uid = coalesce(d.saved_by, v.published_by)`.execute(db)
    const shownWording = await wordingOf(db)
    const known = new Map(rows.map((row) => [`${row.subject} ${row.brand}`, row]))
    return {
      items: portalTextSubjects.flatMap((subject) =>
        wordings
          .filter(
            (brand) =>
              brand === 'default' ||
              (!isLegal(subject) && (brand === shownWording || rows.some((row) => row.brand === brand))),
          )
          .map((brand) => {
            const row = known.get(`${subject} ${brand}`)
            return {
              subject,
              brand,
              number: row?.number ?? 0,
              changed: row?.changed ?? false,
              at: row?.at ? new Date(row.at).toISOString() : null,
              by: row?.by ?? null,
            }
          }),
      ),
    }
  },
})

export const getPortalTextQuery = query({
  endpoint: calls.getPortalText,
  load: nothing,
  authorize: portalTexts.keep,
  run: ({ db }, { query: named }) => readPortalText(db, named),
})

/** Only start pages have variants for brands. */
const refuseBrand = ({ subject, brand }: Named): void => {
  if (isLegal(subject) && brand !== 'default') throw invalid({ brand: 'NOT_IN_LIST' })
}

export const savePortalTextUseCase = useCase({
  endpoint: calls.savePortalText,
  load: nothing,
  authorize: portalTexts.keep,
  run: async (ctx, { body: { version, words, inForceFrom, ...named } }) => {
    refuseBrand(named)
    refuse(wordProblems(named.subject, words))
    const put = { words, inForceFrom, by: ctx.actor.uid, now: ctx.now }
    if (!(await putWords(ctx.db, named, version, put))) throw new ProductError('STATE_CHANGED')
    await record(ctx, named, 'save')
    return (after) => readPortalText(after.db, named)
  },
})

export const publishPortalTextUseCase = useCase({
  endpoint: calls.publishPortalText,
  load: nothing,
  authorize: portalTexts.keep,
  run: async (ctx, { body: { version, ...named } }) => {
    const draft = await ctx.db
      .selectFrom('portal_text')
      .select(['version', 'words', sql<string | null>`in_force_from::text`.as('inForceFrom')])
      .where('subject', '=', named.subject)
      .where('brand', '=', named.brand)
      .forUpdate()
      .executeTakeFirst()
    if (draft?.version !== version) throw new ProductError('STATE_CHANGED')
    const words = draft.words as Record<string, string>
    refuse(publishProblems(named.subject, words))
    const today = ctx.now.toISOString().slice(0, 10)
    // A legal text comes into force on a day of which users were notified, a start page immediately.
    const inForceFrom = isLegal(named.subject) ? (draft.inForceFrom ?? today) : today
    if (inForceFrom < today) throw invalid({ inForceFrom: 'DATE_IN_PAST' })
    await sql`
      insert into portal_text_version (subject, brand, number, words, in_force_from, published_by, published_at)
      select ${named.subject}, ${named.brand}, coalesce(max(number), 0) + 1, ${JSON.stringify(words)}::jsonb,
        ${inForceFrom}::date, ${ctx.actor.uid}::uuid, ${ctx.now.toISOString()}::timestamptz
      from portal_text_version where subject = ${named.subject} and brand = ${named.brand}`.execute(ctx.db)
    // The URL of an earlier preview must not show later drafts.
    await sql`
      update portal_text set preview_key = default where subject = ${named.subject} and brand = ${named.brand}`.execute(
      ctx.db,
    )
    await record(ctx, named, 'publish')
    return (after) => readPortalText(after.db, named)
  },
})

export const restorePortalTextUseCase = useCase({
  endpoint: calls.restorePortalText,
  load: nothing,
  authorize: portalTexts.keep,
  run: async (ctx, { body: { version, number, ...named } }) => {
    refuseBrand(named)
    const earlier = await ctx.db
      .selectFrom('portal_text_version')
      .select('words')
      .where('subject', '=', named.subject)
      .where('brand', '=', named.brand)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!earlier && number > 0) throw invalid({ number: 'NOT_IN_LIST' })
    const words = (earlier?.words ?? {}) as Record<string, string>
    const put = { words, inForceFrom: null, by: ctx.actor.uid, now: ctx.now }
    if (!(await putWords(ctx.db, named, version, put))) throw new ProductError('STATE_CHANGED')
    await record(ctx, named, 'restore', String(number))
    return (after) => readPortalText(after.db, named)
  },
})
