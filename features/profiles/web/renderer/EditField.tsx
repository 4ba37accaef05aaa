import { lazy, Suspense, type ComponentType } from 'react'
import type { DataType } from '../../domain/element-types.ts'
import type { Field } from '../../domain/template.ts'
import type { Place } from '../../domain/values.ts'
import { BooleanInput } from '../fields/BooleanInput.tsx'
import { DateInput } from '../fields/DateInput.tsx'
import type { FieldInput } from '../fields/field-input.ts'
import { FileInput } from '../fields/FileInput.tsx'
import { ListInput } from '../fields/ListInput.tsx'
import { MoneyInput } from '../fields/MoneyInput.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { StringInput } from '../fields/StringInput.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { FieldShell } from './FieldShell.tsx'
import { OnlyShownNote } from './OnlyShownNote.tsx'
import { useProfileEditing } from './profile-source.ts'
import { ShownValue } from './ShownValue.tsx'
import { TextCount } from './TextCount.tsx'
import { useCell } from './use-cell.ts'

const PhoneInput = lazy(async () => ({ default: (await import('../fields/PhoneInput.tsx')).PhoneInput }))
const RichInput = lazy(async () => ({ default: (await import('../fields/rich/RichInput.tsx')).RichInput }))

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
}

/** Several controls, or one that is no control of a form: the label stands for all of it. */
const isGroup = ({ type, rich, currency }: Field): boolean =>
  type === 'BOOLEAN' ||
  type === 'PHONE' ||
  type === 'FILE' ||
  (type === 'MONEY' && !currency) ||
  Boolean(rich)

/** One field of a profile while it is filled in. */
export const EditField = ({ field, place, required }: { field: Field; place: Place; required: boolean }) => {
  const { store, isReadOnly } = useProfileEditing()
  const cell = useCell(place)
  const readOnly = isReadOnly(place.code)
  const Input = field.rich ? RichInput : inputs[field.type]
  return (
    <FieldShell
      field={field}
      place={place}
      cell={cell}
      required={required && !readOnly}
      isGroup={readOnly || isGroup(field)}
      count={readOnly ? null : <TextCount field={field} value={cell.value} />}
    >
      {(ids) =>
        readOnly ? (
          <>
            <ShownValue field={field} value={cell.value} labelId={ids.labelId} />
            {place.item === null ? <OnlyShownNote code={place.code} /> : null}
          </>
        ) : (
          <Suspense fallback={<div className="control profile-awaited" aria-hidden />}>
            <Input
              {...ids}
              field={field}
              place={place}
              value={cell.value}
              set={(value) => store.set(place, value)}
            />
          </Suspense>
        )
      }
    </FieldShell>
  )
}
