import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import type { ParameterKind } from '../domain/rule-kind.ts'
import { kindOf, ruleKindNames, ruleProblems, type Rule } from '../domain/rules.ts'
import { selectionLimits } from '../domain/settings.ts'

/** Points in hundredths: 1050 is 10.5. */
const points = () => z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(selectionLimits.points, 'TOO_BIG')

const unique = <T>(of: (one: T) => unknown) =>
  [(all: readonly T[]) => new Set(all.map(of)).size === all.length, 'INVALID'] as const

const parameters: Record<ParameterKind, z.ZodType> = {
  points: points(),
  amount: z
    .string()
    .regex(/^-?\d{1,14}(\.\d*)?$/, 'NOT_A_NUMBER')
    .regex(/^-?\d{1,14}(\.\d{1,2})?$/, 'TOO_MANY_DECIMALS')
    .nullable(),
  day: z.iso.date('INVALID_DATE').nullable(),
  currency: z.enum(currencies, 'NOT_IN_LIST').nullable(),
  values: z
    .array(
      z.strictObject({
        value: z.string().regex(/^(true|false|[1-9]\d{0,14})$/, 'NOT_IN_LIST'),
        points: points(),
        refuses: z.boolean(),
      }),
    )
    .max(selectionLimits.values, 'TOO_MANY')
    .refine(...unique(({ value }: { value: string }) => value)),
}

const ruleOf = (kind: (typeof ruleKindNames)[number]) =>
  z.strictObject({
    kind: z.literal(kind),
    code: elementCode(),
    ...Object.fromEntries(
      Object.entries(kindOf(kind).parameters).map(([name, parameter]) => [name, parameters[parameter]]),
    ),
  })

/** A rule of any kind, with the parameters that its kind declares. */
const rule = z
  .discriminatedUnion('kind', ruleKindNames.map(ruleOf) as [ReturnType<typeof ruleOf>])
  .superRefine((given, ctx) => {
    for (const { parameter, problem } of ruleProblems(given as unknown as Rule))
      ctx.addIssue({
        code: 'custom',
        path: [parameter],
        message: problem === 'NEEDED' ? 'REQUIRED' : 'INVALID',
      })
  }) as unknown as z.ZodType<Rule, Rule>

/** Settings of a selection. */
export const selectionSettings = z.strictObject({
  rules: z
    .array(rule)
    .max(selectionLimits.rules, 'TOO_MANY')
    .refine(...unique(({ code, kind }: Rule) => `${kind} ${code}`)),
  required: z
    .array(elementCode())
    .max(selectionLimits.required, 'TOO_MANY')
    .refine(...unique((code: string) => code)),
  threshold: z
    .int('NOT_AN_INTEGER')
    .min(0, 'TOO_SMALL')
    .max(selectionLimits.points * selectionLimits.rules, 'TOO_BIG')
    .nullable(),
  quota: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(1_000_000, 'TOO_BIG').nullable(),
  streamQuotas: z
    .array(
      z.strictObject({
        streamId: id(),
        quota: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(1_000_000, 'TOO_BIG'),
      }),
    )
    .max(selectionLimits.streams, 'TOO_MANY')
    .refine(...unique(({ streamId }: { streamId: number }) => streamId)),
})

/** The same in responses, without validation, because stored settings were validated when they were saved. */
export const shownSettings = z.object({
  rules: z.array(z.unknown()) as unknown as z.ZodType<Rule[], Rule[]>,
  required: z.array(z.string()),
  threshold: z.int().nullable(),
  quota: z.int().nullable(),
  streamQuotas: z.array(z.object({ streamId: id(), quota: z.int() })),
})
