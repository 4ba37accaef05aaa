import { sql } from 'kysely'
import type { z } from 'zod'
import { brandOf } from '#platform/domain/brands.ts'
import type { Db } from '#platform/server/context.ts'
import { displayName } from '#platform/server/sql.ts'
import type { getPortalText } from '../contract/portal-text.endpoints.ts'
import {
  legalTexts,
  type LegalName,
  type PortalTextSubject,
  type Wording,
  type WrittenWords,
} from '../domain/portal-texts.rules.ts'
import { previewParam } from '../domain/preview.ts'
import { startPageNames, startPages, type StartPageName } from '../domain/start-pages.ts'
import { ownWords } from './own-words.ts'
import { startPictureOf } from './start-picture.repository.ts'

/** Texts of a page as its screen shows them. */
export type PortalText = z.output<typeof getPortalText.response>

type Named = { subject: PortalTextSubject; brand: Wording }

const pathOf = (subject: PortalTextSubject): string => {
  const [kind, name = ''] = subject.split('.')
  return kind === 'legal' ? legalTexts[name as LegalName] : startPages[name as StartPageName].path
}

/** The draft of a page, with its published versions. */
export const readPortalText = async (db: Db, { subject, brand }: Named): Promise<PortalText> => {
  const page = startPageNames.find((name) => subject === `page.${name}`)
  const [pictureUrl, draft, versions] = await Promise.all([
    page ? startPictureOf(db, page) : null,
    db
      .selectFrom('portal_text as d')
      .innerJoin('person as p', 'p.uid', 'd.saved_by')
      .select(['d.version', 'd.words', 'd.preview_key as previewKey', 'd.saved_at as savedAt'])
      .select([sql<string | null>`d.in_force_from::text`.as('inForceFrom'), displayName('p').as('savedBy')])
      .where('d.subject', '=', subject)
      .where('d.brand', '=', brand)
      .executeTakeFirst(),
    db
      .selectFrom('portal_text_version as v')
      .innerJoin('person as p', 'p.uid', 'v.published_by')
      .select(['v.number', 'v.words', 'v.published_at as publishedAt'])
      .select([sql<string>`v.in_force_from::text`.as('inForceFrom'), displayName('p').as('publishedBy')])
      .where('v.subject', '=', subject)
      .where('v.brand', '=', brand)
      .orderBy('v.number', 'desc')
      .limit(50)
      .execute(),
  ])
  const shown = (versions[0]?.words ?? {}) as WrittenWords
  const words = (draft?.words ?? shown) as WrittenWords
  return {
    subject,
    brand,
    version: draft?.version ?? 1,
    words: { ...words },
    own: ownWords(subject, brand),
    inForceFrom: draft?.inForceFrom ?? null,
    changed: draft !== undefined && !sameWords(words, shown),
    previewHref: draft ? `${pathOf(subject)}?${previewParam}=${draft.previewKey}` : null,
    pictureUrl,
    savedBy: draft?.savedBy ?? null,
    savedAt: draft?.savedAt ?? null,
    versions: versions.map((one) => ({ ...one, words: one.words as Record<string, string> })),
  }
}

const sameWords = (one: WrittenWords, other: WrittenWords): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => (one[key] ?? '') === (other[key] ?? ''),
  )

/** Saves a draft if it still has this version; false if another administrator was faster. */
export const putWords = async (
  db: Db,
  { subject, brand }: Named,
  version: number,
  put: { words: WrittenWords; inForceFrom: string | null; by: string; now: Date },
): Promise<boolean> => {
  const filled = Object.fromEntries(Object.entries(put.words).filter(([, word]) => word !== ''))
  const { rows } = await sql`
    insert into portal_text as d (subject, brand, version, words, in_force_from, saved_by, saved_at)
    select ${subject}, ${brand}, ${version + 1}, ${JSON.stringify(filled)}::jsonb, ${put.inForceFrom}::date, ${put.by}::uuid,
      ${put.now.toISOString()}::timestamptz
    on conflict (subject, brand) do update set version = d.version + 1, words = excluded.words,
      in_force_from = excluded.in_force_from, saved_by = excluded.saved_by, saved_at = excluded.saved_at
      where d.version = ${version}
    returning 1`.execute(db)
  return rows.length > 0
}

/** The newest published version in force on a day. */
export const shownVersion = (db: Db, subject: string, brand: string, today: string) =>
  db
    .selectFrom('portal_text_version')
    .select(['number', 'words', sql<string>`in_force_from::text`.as('inForceFrom')])
    .where('subject', '=', subject)
    .where('brand', '=', brand)
    .where('in_force_from', '<=', sql<string>`${today}::date`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Loads the draft of a preview key. */
export const previewedWords = (db: Db, subject: string, key: string) =>
  db
    .selectFrom('portal_text')
    .select('words')
    .where('subject', '=', subject)
    .where('preview_key', '=', key)
    .executeTakeFirst()

/** Name of the variant for the portal's brand. */
export const wordingOf = async (db: Db): Promise<Wording> => {
  const row = await db
    .selectFrom('application_setting')
    .select('value')
    .where('key', '=', 'brand')
    .executeTakeFirst()
  return (typeof row?.value === 'string' ? brandOf(row.value) : null) ?? 'default'
}
