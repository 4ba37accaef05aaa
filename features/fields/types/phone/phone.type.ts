import { numberingPlans } from '#platform/domain/phone.rules.ts'
import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { isRecord } from '../../domain/limits.rules.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

/** As a person's own phone: a country is chosen, and the number is one of it. */
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

/** A number of a country. What a text means takes the numbering plans, which are no part of the rules. */
export const phoneType: FieldType = { validate, fromText: null, unreadable: 'INVALID_PHONE' }
