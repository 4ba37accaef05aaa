import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ReportAsked, ReportParameter } from '../../contract/user-report.schemas.ts'
import { blankLeaf, type Leaf } from '../../domain/template-values.ts'
import { dayLeaf, flagLeaf, numberLeaf } from './leaves.ts'

const parameterLeaf = async (
  ctx: SignedIn,
  { code, type, required, dictionary }: ReportParameter,
  said: string,
): Promise<Leaf> => {
  const field = `parameters.${code}`
  const { locale } = ctx
  if (said === '') {
    if (required) throw invalid({ [field]: 'REQUIRED' })
    return blankLeaf
  }
  if (type === 'NUMBER') {
    const number = Number(said.replace(/\s/g, '').replace(',', '.'))
    if (!Number.isFinite(number)) throw invalid({ [field]: 'NOT_A_NUMBER' })
    return numberLeaf(number, locale)
  }
  if (type === 'DATE') {
    if (!/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(Date.parse(said)))
      throw invalid({ [field]: 'INVALID_DATE' })
    return dayLeaf(said, locale)
  }
  if (type === 'BOOLEAN') {
    return flagLeaf(said === 'true', locale)
  }
  if (type === 'STRING') return { text: said }
  const { rows } = await sql<{ name: string }>`
    select case when ${locale} = 'en' then v.name_en else v.name_ru end as name
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = ${dictionary} and v.id::text = ${said}`.execute(ctx.db)
  if (!rows[0]) throw invalid({ [field]: 'NOT_IN_LIST' })
  return { text: rows[0].name }
}

/** What was said for a parameter, empty where nothing was: its code may be that of something every object has (`constructor`). */
const saidOf = (said: ReportAsked['parameters'], code: string): string =>
  Object.hasOwn(said, code) ? (said[code] ?? '') : ''

/** What parameters say. Errors: `VALIDATION_FAILED` at what is missing or wrong. */
export const parameterLeaves = async (
  ctx: SignedIn,
  { parameters }: { parameters: readonly ReportParameter[] },
  said: ReportAsked['parameters'],
): Promise<Record<string, Leaf>> =>
  Object.fromEntries(
    await Promise.all(
      parameters.map(
        async (parameter) =>
          [
            `Param.${parameter.code}`,
            await parameterLeaf(ctx, parameter, saidOf(said, parameter.code).trim()),
          ] as const,
      ),
    ),
  )
