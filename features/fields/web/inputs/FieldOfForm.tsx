import { createElement, Suspense, useMemo, useState } from 'react'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import type { References } from '../../contract/value.schemas.ts'
import type { Field } from '../../domain/tree.ts'
import { valueProblem } from '../../domain/validate-value.ts'
import { isEmpty, type Value } from '../../domain/values.ts'
import { problemText } from '../format/problem-text.ts'
import { wordsIn } from '../format/words-in.ts'
import { FieldSupportProvider, type FieldSupport } from './field-support.ts'
import { inputOf } from './inputs.ts'

type Props = { name: string; field: Field; names?: References['names'] | undefined }

const nothing = () => undefined
const noFile = () => Promise.reject(new Error('a form keeps no files in its fields'))
/** Placeholder for incomplete input, which no field type accepts. */
const unread = '-'

/** A profile field of any type but a file, in a regular form. `names`: names of already chosen values. */
export const FieldOfForm = ({ name, field, names }: Props) => {
  const own = useField(name)
  // The limits of the field are not those of the form's schema: their words come from the field.
  const problem =
    own.error === null || isEmpty(own.value as Value) ? null : valueProblem(field, own.value as Value)
  const state = {
    ...own,
    facts: { ...own.facts, required: field.required },
    error: problemText(field, problem) ?? own.error,
  }
  const [known] = useState<References>(() => ({ names: { ...names }, files: {} }))
  const { value, onChange } = own
  const support = useMemo<FieldSupport>(
    () => ({
      store: {
        cell: () => ({ value: value as Value }),
        set: (_place, next) => onChange(next),
        refuse: () => onChange(unread),
        leave: nothing,
      },
      files: {
        upload: noFile,
        download: nothing,
        downloadForm: nothing,
        pictures: { upload: noFile, load: noFile },
      },
      references: () => known,
      learn: (more) => void Object.assign(known.names, more.names),
    }),
    [value, onChange, known],
  )
  return (
    <FieldSupportProvider value={support}>
      <FieldFrame field={state} label={wordsIn(field.name)} help={wordsIn(field.help)}>
        <Suspense fallback={<div className="control" aria-hidden />}>
          {createElement(inputOf(field), {
            id: state.id,
            labelId: `${state.id}l`,
            describedBy: state.describedBy,
            isWrong: state.error !== null,
            required: state.facts.required,
            field,
            place: { code: field.code, item: null, field: field.code },
            value: value as Value,
            set: onChange,
          })}
        </Suspense>
      </FieldFrame>
    </FieldSupportProvider>
  )
}
