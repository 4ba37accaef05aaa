import { z } from 'zod'
import { day, headline, longText, plainName, requiredText, text, version } from '#platform/contract/fields.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { largest } from '../../fields/domain/limits.rules.ts'
import { choicesOf } from '../domain/form.rules.ts'
import { maxChoices, maxCriteria, maxFormFields, maxWeight } from '../domain/limits.ts'
import { formFieldKinds, latePolicies } from '../domain/states.ts'

const timeZone = z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST')
const clock = () => z.string('REQUIRED').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID_TIME')
const wholeNumber = () => z.int('NOT_AN_INTEGER')

/** Texts of an open task. */
export const openTaskTexts = {
  title: plainName(200),
  description: longText(20_000),
  prize: text(1200),
  requirements: longText(10_000),
}

/** A criterion of the jury. */
export const criterion = z.strictObject({
  name: headline(200),
  description: text(1200),
  weight: wholeNumber().min(1, 'TOO_SMALL').max(maxWeight, 'TOO_BIG'),
})

export const criteria = () => z.array(criterion).max(maxCriteria, 'TOO_MANY')

/** Bounds of a numeric answer. */
const bound = () => z.number('NOT_A_NUMBER').min(-largest, 'TOO_SMALL').max(largest, 'TOO_BIG').nullish()

/** A question of the entry form. */
export const formField = z
  .strictObject({
    label: headline(200),
    help: text(300),
    kind: z.enum(formFieldKinds, 'NOT_IN_LIST'),
    required: z.boolean(),
    /** The choices, one per line. */
    choices: text(4000).refine((given) => choicesOf(given).length <= maxChoices, 'TOO_MANY'),
    /** The dictionary with the choices. */
    dictionary: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,60}$/, 'INVALID')
      .nullish(),
    min: bound(),
    max: bound(),
    /** For amounts: currency of the bounds and of every answer. */
    currency: z.enum(currencies, 'NOT_IN_LIST').nullish(),
    from: day().nullish(),
    to: day().nullish(),
    notPast: z.boolean().nullish(),
  })
  .refine(({ min, max }) => typeof min !== 'number' || typeof max !== 'number' || min <= max, {
    path: ['max'],
    message: 'MAX_BELOW_MIN',
  })
  .refine(
    ({ kind, min, max, currency }) =>
      kind !== 'MONEY' || (typeof min !== 'number' && typeof max !== 'number') || Boolean(currency),
    { path: ['currency'], message: 'REQUIRED' },
  )
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'END_BEFORE_START' })
  .refine(({ kind, choices }) => kind !== 'CHOICE' || choicesOf(choices).length > 1, {
    path: ['choices'],
    message: 'REQUIRED',
  })
  .refine(({ kind, dictionary }) => kind !== 'LIST' || Boolean(dictionary), {
    path: ['dictionary'],
    message: 'REQUIRED',
  })

/** The stages in the task's time zone, and how entries are accepted and judged. */
export const openTaskRules = {
  opensDay: day(),
  opensTime: clock(),
  untilDay: day(),
  untilTime: clock(),
  resultsDay: day(),
  resultsTime: clock(),
  timeZone,
  late: z.enum(latePolicies, 'NOT_IN_LIST'),
  isBlind: z.boolean(),
  prizePlaces: wholeNumber().min(1, 'TOO_SMALL').max(100, 'TOO_BIG'),
  criteria: criteria(),
  form: z.array(formField).max(maxFormFields, 'TOO_MANY'),
}

/** Fields of a new open task. */
export const newOpenTask = z.strictObject({ ...openTaskTexts, ...openTaskRules })

/** Texts of an existing task, with the version that was loaded. */
export const openTaskTextsForm = z.strictObject({ ...openTaskTexts, version: version() })

/** Rules of a draft, with the version that was loaded. */
export const openTaskRulesForm = z.strictObject({ ...openTaskRules, version: version() })

/** An outage, in the task's time zone. */
export const outageForm = z.strictObject({
  fromDay: day(),
  fromTime: clock(),
  toDay: day(),
  toTime: clock(),
  reason: requiredText(1200),
})

export const why = () => requiredText(1200)
