import type { FieldType, ValueProblem } from '../../domain/field-type.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const validate = ({ limits: { from, to } }: Field, value: Value): ValueProblem => {
  if (typeof value !== 'string' || !isDay(value)) return 'INVALID_DATE'
  if (from !== undefined && value < from) return 'TOO_SMALL'
  return to !== undefined && value > to ? 'TOO_BIG' : null
}

const dayFromText = (text: string): string | null => {
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text)
  const [, year, month, day] = iso ?? [null, local?.[3], local?.[2], local?.[1]]
  const found = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(found) ? found : null
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const dateType: FieldType = {
  validate,
  fromText: (_field, typed) => dayFromText(typed) ?? undefined,
  unreadable: 'INVALID_DATE',
}
