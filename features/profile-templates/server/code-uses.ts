import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { isCodeInUse } from '../domain/code-use.rules.ts'
import type { TemplatePurpose } from '../domain/states.ts'
import { publishedCodes } from './known-codes.ts'

type Template = { templateId: number; main: boolean; purpose: TemplatePurpose }

/**
 * Returns those of the codes that the template must retain; see `isCodeInUse`. Review templates have none, because each
 * review stores its version.
 */
export const codesInUse = async (
  db: Db,
  { templateId, main, purpose }: Template,
  codes: readonly string[],
): Promise<Set<string>> => {
  if (codes.length === 0 || purpose === 'EXPERTISE') return new Set()
  const versions = await publishedCodes(db)
  const published = versions.filter((one) => one.templateId === templateId)
  const elsewhere = versions.filter(
    (one) => one.templateId !== templateId && one.status === 'ACTIVE' && one.purpose === 'PROFILE',
  )
  const wanted = codes.filter((code) => published.some(({ shapes }) => shapes.has(code)))
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{ code: string; requested: boolean; filled: boolean }>`
    select c.code,
      exists (select from trackpoint_field f where f.element_code = c.code and f.template_id = ${templateId}) as requested,
      exists (select from profile_value v where v.element_code = c.code and v.value is not null)
        or exists (select from profile_value v where v.field_code = c.code and v.value is not null)
        or exists (select from publication_template s where s.codes @> array[c.code]) as filled
    from unnest(${wanted}::text[]) as c (code)`.execute(db)
  return new Set(
    rows
      .filter(({ code, ...uses }) =>
        isCodeInUse({
          ...uses,
          main,
          published: true,
          elsewhere: elsewhere.some(({ shapes }) => shapes.has(code)),
        }),
      )
      .map(({ code }) => code),
  )
}
