import { booleanType } from '../types/boolean/boolean.type.ts'
import { dateType } from '../types/date/date.type.ts'
import { fileType } from '../types/file/file.type.ts'
import { listType } from '../types/list/list.type.ts'
import { moneyType } from '../types/money/money.type.ts'
import { integerType, numberType, percentType } from '../types/number/number.type.ts'
import { phoneType } from '../types/phone/phone.type.ts'
import { risksType } from '../types/risks/risks.type.ts'
import { scaleType } from '../types/scale/scale.type.ts'
import { stringType } from '../types/string/string.type.ts'
import { technologyType } from '../types/technology/technology.type.ts'
import { textType } from '../types/text/text.type.ts'
import type { DataType } from './element-types.ts'
import type { FieldType, IndexedField } from './field-type.ts'

/** The rules of every field type. */
export const fieldTypes: Record<DataType, FieldType> = {
  STRING: stringType,
  TEXT: textType,
  DATE: dateType,
  BOOLEAN: booleanType,
  INTEGER: integerType,
  NUMBER: numberType,
  MONEY: moneyType,
  LIST: listType,
  PERCENT: percentType,
  PHONE: phoneType,
  FILE: fileType,
  TECHNOLOGY: technologyType,
  RISKS: risksType,
  SCALE: scaleType,
}

/** Whether lists can be sorted by a field: its type has sort keys, and its values are comparable. */
export const isSortable = (field: IndexedField & { type: DataType }): boolean => {
  const { sortKey, isSortable: isComparable = () => true } = fieldTypes[field.type]
  return sortKey !== undefined && isComparable(field)
}

/** Whether lists can be filtered by a field: selected values can, typed ones cannot. */
export const isFilterable = ({ type }: { type: DataType }): boolean => fieldTypes[type].facets !== undefined
