import './inputs.css'
import { createElement, lazy, type ComponentType } from 'react'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { DataType } from '../../domain/element-types.ts'
import type { Field } from '../../domain/tree.ts'
import { BooleanInput } from '../../types/boolean/BooleanInput.tsx'
import { DateInput } from '../../types/date/DateInput.tsx'
import type { FieldInput } from './field-input.ts'
import { FileInput } from '../../types/file/FileInput.tsx'
import { ListInput } from '../../types/list/ListInput.tsx'
import { MoneyInput } from '../../types/money/MoneyInput.tsx'
import { NumberInput } from '../../types/number/NumberInput.tsx'
import { ScaleInput } from '../../types/scale/ScaleInput.tsx'
import { StringInput } from '../../types/string/StringInput.tsx'
import { TextInput } from '../../types/text/TextInput.tsx'

const PhoneInput = lazy(async () => ({
  default: (await import('../../types/phone/PhoneInput.tsx')).PhoneInput,
}))
const RichInput = lazy(async () => ({
  default: (await import('../../types/text/rich/RichInput.tsx')).RichInput,
}))

/** Inputs that features depending on this one provide. */
const ofSlot = (name: 'field.technology' | 'field.risks') => (props: FieldInput) =>
  createElement(Slot, { name, ...props })

const inputs: Record<DataType, ComponentType<FieldInput>> = {
  STRING: StringInput,
  TEXT: TextInput,
  DATE: DateInput,
  BOOLEAN: BooleanInput,
  INTEGER: NumberInput,
  NUMBER: NumberInput,
  PERCENT: NumberInput,
  MONEY: MoneyInput,
  LIST: ListInput,
  PHONE: PhoneInput,
  FILE: FileInput,
  TECHNOLOGY: ofSlot('field.technology'),
  RISKS: ofSlot('field.risks'),
  SCALE: ScaleInput,
}

/** The input component of a field. */
export const inputOf = (field: Field): ComponentType<FieldInput> =>
  field.rich ? RichInput : inputs[field.type]

/** Whether the input has several controls or no form control, so that the label applies to a group. */
export const isGroup = ({ type, rich, currency }: Field): boolean =>
  type === 'BOOLEAN' ||
  type === 'PHONE' ||
  type === 'FILE' ||
  type === 'SCALE' ||
  type === 'RISKS' ||
  (type === 'MONEY' && !currency) ||
  Boolean(rich)

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Input of a technology of the catalogue. */
    'field.technology': FieldInput
    /** Input that submits the risk register. */
    'field.risks': FieldInput
  }
}
