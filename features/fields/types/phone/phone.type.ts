import { numberingPlans } from '#platform/domain/phone.rules.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { isRecord } from '../../domain/limits.rules.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

/** Validates like a person's own phone: with a country and a number valid in it. */
const validate = (_field: Field, value: Value): ValueProblem => {
  if (!isRecord(value) || !('number' in value) || typeof value.number !== 'string') return 'INVALID_PHONE'
  const plans = numberingPlans()
  if (
    typeof value.country !== 'string' ||
    !/^[A-Z]{2}$/.test(value.country) ||
    plans?.isPhoneCountry(value.country) === false
  )
    return 'PHONE_COUNTRY_REQUIRED'
  if (!/^\+[1-9]\d{6,14}$/.test(value.number)) return 'INVALID_PHONE'
  return plans && plans.wholeNumber(value) === null ? 'INVALID_PHONE' : null
}

/** A phone number; the numbering plans for parsing are passed in. */
export const phoneType: FieldType = {
  validate,
  read: (_field, typed, { phone }) => {
    const value = phone?.(typed) ?? null
    return value ? { value } : { fault: 'INVALID_PHONE' }
  },
  needsNumberingPlans: true,
  cellForm: 'DIGITS',
  isIdentifying: true,
  invalidValue: (_field, typed) => ({ country: '', number: typed }),
}
