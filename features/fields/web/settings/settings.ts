import type { ComponentType } from 'react'
import type { DataType } from '../../domain/element-types.ts'
import { DateSettings } from '../../types/date/DateSettings.tsx'
import { FileSettings } from '../../types/file/FileSettings.tsx'
import { ListSettings } from '../../types/list/ListSettings.tsx'
import { MoneySettings } from '../../types/money/MoneySettings.tsx'
import { NumberSettings } from '../../types/number/NumberSettings.tsx'
import { ScaleSettings } from '../../types/scale/ScaleSettings.tsx'
import { StringSettings } from '../../types/string/StringSettings.tsx'
import { TextSettings } from '../../types/text/TextSettings.tsx'
import { RangeInputs } from './RangeInputs.tsx'
import type { SettingsProps } from './settings-props.ts'

/** Settings of a field by its type; null without any. */
export const settings: Record<DataType, ComponentType<SettingsProps> | null> = {
  STRING: StringSettings,
  TEXT: TextSettings,
  DATE: DateSettings,
  BOOLEAN: null,
  INTEGER: NumberSettings,
  NUMBER: NumberSettings,
  MONEY: MoneySettings,
  LIST: ListSettings,
  PERCENT: RangeInputs,
  PHONE: null,
  FILE: FileSettings,
  TECHNOLOGY: null,
  RISKS: null,
  SCALE: ScaleSettings,
}
