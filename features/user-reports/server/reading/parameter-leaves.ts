import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { ReportAsked, ReportParameter } from '../../contract/user-report.schemas.ts'
import { numberIn, parameterFault } from '../../domain/parameter.rules.ts'
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
  const fault = parameterFault(type, said)
  if (fault) throw invalid({ [field]: fault })
  if (type === 'NUMBER') return numberLeaf(numberIn(said), locale)
  if (type === 'DATE') return dayLeaf(said, locale)
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
