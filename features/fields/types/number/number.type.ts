import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import { inRange, largest } from '../../domain/limits.rules.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

/** At most two decimals (spec 5), told by the shortest way to write the number. */
const hasTwoDecimals = (number: number): boolean => /^-?\d+(\.\d{1,2})?$/.test(String(number))

const validate = (field: Field, value: Value): ValueProblem => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NOT_A_NUMBER'
  if (field.type === 'INTEGER') return Number.isInteger(value) ? inRange(value, field) : 'NOT_AN_INTEGER'
  if (Math.abs(value) <= largest && !hasTwoDecimals(value)) return 'TOO_MANY_DECIMALS'
  if (field.type === 'PERCENT' && value < 0) return 'TOO_SMALL'
  if (field.type === 'PERCENT' && value > 100) return 'TOO_BIG'
  return inRange(value, field)
}

/** A number as people write it: "1 234,56", "1,234.56", "12 %", "−3". `null` is no number. */
export const numberFromText = (text: string): number | null => {
  const plain = text
    .replace(/[\s\u00a0\u202f%₽$€]/g, '')
    .replaceAll('−', '-')
    .replace(/^\((.*)\)$/, '-$1')
  const lastComma = plain.lastIndexOf(',')
  const lastDot = plain.lastIndexOf('.')
  const decimal = lastComma > lastDot ? ',' : '.'
  const grouped = decimal === ',' ? '.' : ','
  const thousands = decimal === ',' && lastDot === -1 && /^-?\d{1,3}(,\d{3}){2,}$/.test(plain)
  const clean = thousands ? plain.replaceAll(',', '') : plain.replaceAll(grouped, '').replace(decimal, '.')
  return /^-?\d+(\.\d+)?$/.test(clean) ? Number(clean) : null
}

/** A number: whole, with two decimals, or a percentage. */
export const numberType: FieldType = {
  validate,
  fromText: (_field, typed) => numberFromText(typed) ?? undefined,
  unreadable: 'NOT_A_NUMBER',
}
