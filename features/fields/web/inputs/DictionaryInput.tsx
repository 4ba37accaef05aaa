import { useCall } from '#platform/web/query/use-call.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'
import { listDictionaries } from '../../../dictionaries/contract/dictionary.endpoints.ts'
import { findDictionaries } from '../../types/list/find-dictionaries.ts'

type Props = { field: Field; label: string; help?: string }

/** Picker of a question's dictionary, as a part of a form's field. */
export const DictionaryInput = ({ field, label, help }: Props) => {
  const code = typeof field.value === 'string' ? field.value : ''
  const named = useCall(listDictionaries, { query: { findText: code, limit: 50 } }, { enabled: code !== '' })
  const name = named.data?.items.find((one) => one.code === code)?.name ?? code
  return (
    <FieldFrame field={field} label={label} help={help}>
      <Combobox
        id={field.id}
        label={label}
        options={findDictionaries}
        chosen={code === '' ? [] : [{ value: code, label: name }]}
        isWrong={field.error !== null}
        describedBy={field.describedBy}
        onChange={([chosen]) => field.onChange(chosen ? String(chosen.value) : null)}
      />
    </FieldFrame>
  )
}
