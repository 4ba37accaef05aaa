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

/** An input; `isGroup`: it has several controls or no form control, so that the label applies to a group. */
type Input = { input: ComponentType<FieldInput>; isGroup?: (field: Field) => boolean }

const asGroup = (input: ComponentType<FieldInput>): Input => ({ input, isGroup: () => true })

const inputs: Record<DataType, Input> = {
  STRING: { input: StringInput },
  TEXT: { input: TextInput },
  DATE: { input: DateInput },
  BOOLEAN: asGroup(BooleanInput),
  INTEGER: { input: NumberInput },
  NUMBER: { input: NumberInput },
  PERCENT: { input: NumberInput },
  MONEY: { input: MoneyInput, isGroup: ({ currency }) => !currency },
  LIST: { input: ListInput },
  PHONE: asGroup(PhoneInput),
  FILE: asGroup(FileInput),
  TECHNOLOGY: { input: ofSlot('field.technology') },
  RISKS: asGroup(ofSlot('field.risks')),
  SCALE: asGroup(ScaleInput),
}

/** The input component of a field. */
export const inputOf = (field: Field): ComponentType<FieldInput> =>
  field.rich ? RichInput : inputs[field.type].input

/** Whether the label of a field applies to a group of controls. */
export const isGroup = (field: Field): boolean =>
  Boolean(field.rich) || (inputs[field.type].isGroup?.(field) ?? false)

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Input of a technology of the catalogue. */
    'field.technology': FieldInput
    /** Input that submits the risk register. */
    'field.risks': FieldInput
  }
}
