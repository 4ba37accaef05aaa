import { useMemo } from 'react'
import type { DataType } from '../../../fields/domain/element-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { useBuilderFiles } from './builder-files.ts'
import { factsOfField, fieldWithFacts, valueSchema } from '../../../fields/contract/field-form.ts'
import { LiveForm } from './LiveForm.tsx'
import { settings } from '../../../fields/web/settings/settings.ts'
import { useLiveForm } from './use-live-form.ts'

type Props<F extends Field> = { field: F; onChange: (field: F) => void }

/** Whether a type has settings; yes/no and phone numbers have none. */
export const hasValueForm = (type: DataType): boolean => settings[type] !== null

/** Settings of a field by its type: limits, dictionary, currency, unit, form. */
export const ValueForm = <F extends Field>({ field, onChange }: Props<F>) => {
  const { formOf, send, purpose } = useBuilderFiles()
  const given = useMemo(() => factsOfField(field, formOf), [field, formOf])
  const form = useLiveForm(valueSchema, given, (facts) => onChange(fieldWithFacts(field, facts)))
  const Inputs = settings[field.type]
  return Inputs ? (
    <LiveForm form={form}>
      <Inputs multiple={field.multiple ?? false} sendForm={send} isCriterion={purpose === 'EXPERTISE'} />
    </LiveForm>
  ) : null
}
