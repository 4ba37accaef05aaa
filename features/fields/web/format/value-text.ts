import type { DataType } from '../../domain/element-types.ts'
import { isEmpty, type Value } from '../../domain/values.ts'
import { booleanText } from '../../types/boolean/boolean-text.ts'
import { dateText } from '../../types/date/date-text.ts'
import { fileText } from '../../types/file/file-text.ts'
import { listText } from '../../types/list/list-text.ts'
import { moneyText } from '../../types/money/money-text.ts'
import { numberText, percentText } from '../../types/number/number-text.ts'
import { phoneText } from '../../types/phone/phone-text.ts'
import { risksText } from '../../types/risks/risks-text.ts'
import { scaleText } from '../../types/scale/scale-text.ts'
import { technologyText } from '../../types/technology/technology-text.ts'
import { textText } from '../../types/text/text-text.ts'
import type { TextSource, TypedField, ValueText } from './text-source.ts'

/** A line of text needs no formatting. */
const asTyped: ValueText = () => undefined

const texts: Record<DataType, ValueText> = {
  STRING: asTyped,
  TEXT: textText,
  DATE: dateText,
  BOOLEAN: booleanText,
  INTEGER: numberText,
  NUMBER: numberText,
  MONEY: moneyText,
  LIST: listText,
  PERCENT: percentText,
  PHONE: phoneText,
  FILE: fileText,
  TECHNOLOGY: technologyText,
  RISKS: risksText,
  SCALE: scaleText,
}

/** Formats a value; empty for no value. A value that is not valid for its type is shown as typed. */
export const valueText = (field: TypedField, value: Value | undefined, source: TextSource): string => {
  if (value === undefined || value === null || isEmpty(value)) return ''
  return texts[field.type](value, field, source) ?? (typeof value === 'string' ? value : '')
}
