import { z } from 'zod'
import { instant, longText, requiredText } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { scoringLimits } from '../domain/scoring.rules.ts'

const code = z.string('REQUIRED').regex(/^[a-z][a-z0-9_]{0,39}$/, 'INVALID')

const words = z.strictObject({ ru: requiredText(200), en: requiredText(200) })

/** A parameter of the scoring, with its name, weight and scale. */
const scoringParameter = z.strictObject({
  code,
  name: words,
  weight: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(scoringLimits.weight, 'TOO_BIG'),
  scale: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(scoringLimits.scale, 'TOO_BIG'),
})

/** Groups of parameters, in display order. */
export const scoringGroups = z
  .array(
    z.strictObject({
      code,
      name: words,
      parameters: z
        .array(scoringParameter)
        .min(1, 'REQUIRED')
        .max(scoringLimits.parametersOfGroup, 'TOO_MANY'),
    }),
    'REQUIRED',
  )
  .min(1, 'REQUIRED')
  .max(scoringLimits.groups, 'TOO_MANY')

/** A submitted mark; a parameter may have evidence without a mark (`null`). */
export const givenMark = z.strictObject({
  code,
  value: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(scoringLimits.scale, 'TOO_BIG').nullable(),
  evidence: longText(1000),
})

/** A mark with its author and time. */
const readMark = givenMark.extend({ by: personRef.nullable(), at: instant().nullable() })

/** An assessment for any reader. */
export const assessment = {
  groups: scoringGroups,
  marks: z.array(readMark).max(scoringLimits.parameters),
  /** 0 to 100, in total and per group. */
  total: z.number(),
  totals: z.array(z.object({ code: z.string(), total: z.number() })),
  assessed: z.int(),
  parameters: z.int(),
}

const written = {
  ru: requiredText(200),
  en: requiredText(200),
}

/** Empty for a new group or parameter. */
const codeOrNew = z.union([z.literal(''), code])

/** Groups as submitted by the form: those that are new have no code. */
export const writtenGroups = z
  .array(
    z.strictObject({
      code: codeOrNew,
      ...written,
      parameters: z
        .array(
          z.strictObject({
            code: codeOrNew,
            ...written,
            weight: scoringParameter.shape.weight,
            scale: scoringParameter.shape.scale,
          }),
        )
        .min(1, 'REQUIRED')
        .max(scoringLimits.parametersOfGroup, 'TOO_MANY'),
    }),
    'REQUIRED',
  )
  .min(1, 'REQUIRED')
  .max(scoringLimits.groups, 'TOO_MANY')
