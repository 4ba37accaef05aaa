import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ReportRequest, ReportParameter } from '../../contract/user-report.schemas.ts'
import { numberIn, parameterFault } from '../../domain/parameter.rules.ts'
import { blankLeaf, type Leaf } from '../../domain/template-values.ts'
import { dayLeaf, flagLeaf, numberLeaf } from './leaves.ts'

const parameterLeaf = async (
  ctx: SignedIn,
  { code, type, required, dictionary }: ReportParameter,
  value: string,
): Promise<Leaf> => {
  const field = `parameters.${code}`
  const { locale } = ctx
  if (value === '') {
    if (required) throw invalid({ [field]: 'REQUIRED' })
    return blankLeaf
  }
  const fault = parameterFault(type, value)
  if (fault) throw invalid({ [field]: fault })
  if (type === 'NUMBER') return numberLeaf(numberIn(value), locale)
  if (type === 'DATE') return dayLeaf(value, locale)
  if (type === 'BOOLEAN') {
    return flagLeaf(value === 'true', locale)
  }
  if (type === 'STRING') return { text: value }
  const { rows } = await sql<{ name: string }>`
    select case when ${locale} = 'en' then v.name_en else v.name_ru end as name
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = ${dictionary} and v.id::text = ${value}`.execute(ctx.db)
  if (!rows[0]) throw invalid({ [field]: 'NOT_IN_LIST' })
  return { text: rows[0].name }
}

/** The value of a parameter, empty if it has none: its code may be that of something every object has (`constructor`). */
const valueOf = (values: ReportRequest['parameters'], code: string): string =>
  Object.hasOwn(values, code) ? (values[code] ?? '') : ''

/** What parameters say. Errors: `VALIDATION_FAILED` at what is missing or wrong. */
export const parameterLeaves = async (
  ctx: SignedIn,
  { parameters }: { parameters: readonly ReportParameter[] },
  values: ReportRequest['parameters'],
): Promise<Record<string, Leaf>> =>
  Object.fromEntries(
    await Promise.all(
      parameters.map(
        async (parameter) =>
          [
            `Param.${parameter.code}`,
            await parameterLeaf(ctx, parameter, valueOf(values, parameter.code).trim()),
          ] as const,
      ),
    ),
  )
