import { booleanType } from '../types/boolean/boolean.type.ts'
import { dateType } from '../types/date/date.type.ts'
import { fileType } from '../types/file/file.type.ts'
import { listType } from '../types/list/list.type.ts'
import { moneyType } from '../types/money/money.type.ts'
import { numberType } from '../types/number/number.type.ts'
import { phoneType } from '../types/phone/phone.type.ts'
import { risksType } from '../types/risks/risks.type.ts'
import { scaleType } from '../types/scale/scale.type.ts'
import { stringType } from '../types/string/string.type.ts'
import { technologyType } from '../types/technology/technology.type.ts'
import { textType } from '../types/text/text.type.ts'
import type { DataType } from './element-types.ts'
import type { FieldType } from './field-type.ts'

/** The rules of every field type. */
export const fieldTypes: Record<DataType, FieldType> = {
  STRING: stringType,
  TEXT: textType,
  DATE: dateType,
  BOOLEAN: booleanType,
  INTEGER: numberType,
  NUMBER: numberType,
  MONEY: moneyType,
  LIST: listType,
  PERCENT: numberType,
  PHONE: phoneType,
  FILE: fileType,
  TECHNOLOGY: technologyType,
  RISKS: risksType,
  SCALE: scaleType,
}
