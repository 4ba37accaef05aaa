import { z } from 'zod'
import { currencies } from '../domain/element-types.ts'
import { extensionsOf, extensionsProblem } from '../domain/extensions.rules.ts'
import { maxGrades, maxPoints, maxWeight } from '../domain/grades.rules.ts'
import type { Field, Limits } from '../domain/tree.ts'
import { words } from './tree.schemas.ts'

const limit = () => z.number('NOT_A_NUMBER').min(-1e13, 'TOO_SMALL').max(1e13, 'TOO_BIG').nullable()
const count = (max: number) => z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(max, 'TOO_BIG').nullable()
const day = () => z.iso.date('INVALID_DATE').nullable()

/** Settings of a field in its form; an empty input is null. */
export const valueSchema = z.object({
  maxLength: count(4000),
  webAddress: z.boolean(),
  min: limit(),
  max: limit(),
  from: day(),
  to: day(),
  past: z.boolean(),
  maxCount: count(50),
  extensions: z
    .string()
    .refine((typed) => extensionsProblem(typed) !== 'INVALID', 'INVALID')
    .refine((typed) => extensionsProblem(typed) !== 'TOO_MANY', 'TOO_MANY'),
  dictionary: z.string().nullable(),
  multiple: z.boolean(),
  rich: z.boolean(),
  currency: z.enum(currencies, 'NOT_IN_LIST').nullable(),
  unit: words(200),
  form: z.object({ id: z.uuid(), name: z.string(), size: z.number() }).nullable(),
  /** A grade: its points, and its meaning in both languages. */
  grades: z
    .array(
      z.object({
        points: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(maxPoints, 'TOO_BIG'),
        ru: words(255).shape.ru,
        en: words(255).shape.en,
      }),
    )
    .max(maxGrades, 'TOO_MANY'),
  mayAbstain: z.boolean(),
  weight: count(maxWeight),
  independent: z.boolean(),
})

export type ValueFacts = z.output<typeof valueSchema>

/** Converts a field to its form; `formOf` returns the name and size of its file. */
export const factsOfField = (
  { limits, dictionary, multiple, rich, currency, unit, templateFileId, ...scale }: Field,
  formOf: (id: string) => { name: string; size: number },
): ValueFacts => ({
  maxLength: limits.maxLength ?? null,
  webAddress: limits.webAddress ?? false,
  min: limits.min ?? null,
  max: limits.max ?? null,
  from: limits.from ?? null,
  to: limits.to ?? null,
  past: limits.past ?? false,
  maxCount: limits.maxCount ?? null,
  extensions: limits.extensions?.join(', ') ?? '',
  dictionary: dictionary ?? null,
  multiple: multiple ?? false,
  rich: rich ?? false,
  currency: currency ?? null,
  unit: unit ?? { ru: '', en: '' },
  form: templateFileId === undefined ? null : { id: templateFileId, ...formOf(templateFileId) },
  grades: (scale.grades ?? []).map(({ points, meaning }) => ({ points, ...meaning })),
  mayAbstain: scale.mayAbstain ?? false,
  weight: scale.weight ?? null,
  independent: scale.independent ?? false,
})

const without = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<T>

const limitsOf = (facts: ValueFacts): Limits => {
  const { maxLength, min, max, from, to, maxCount } = facts
  const extensions = extensionsOf(facts.extensions)
  return without({
    maxLength,
    webAddress: facts.webAddress || null,
    min,
    max,
    from,
    to,
    past: facts.past || null,
    maxCount,
    extensions: extensions.length > 0 ? extensions : null,
  }) as Limits
}

/** Converts the form to a field; empty settings are omitted. */
export const fieldWithFacts = <F extends Field>(field: F, facts: ValueFacts): F => {
  const {
    dictionary: _d,
    multiple: _m,
    rich: _r,
    currency: _c,
    unit: _u,
    templateFileId: _t,
    grades: _g,
    mayAbstain: _a,
    weight: _w,
    independent: _i,
    ...rest
  } = field
  const { unit } = facts
  return {
    ...rest,
    limits: limitsOf(facts),
    ...without({
      dictionary: facts.dictionary,
      multiple: facts.multiple || null,
      rich: facts.rich || null,
      currency: facts.currency,
      unit: unit.ru || unit.en ? unit : null,
      templateFileId: facts.form?.id ?? null,
      grades:
        facts.grades.length > 0
          ? facts.grades.map(({ points, ru, en }) => ({ points, meaning: { ru, en } }))
          : null,
      mayAbstain: facts.mayAbstain || null,
      weight: facts.weight,
      independent: facts.independent || null,
    }),
  } as F
}
