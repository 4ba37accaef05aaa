import { call } from '#platform/web/api/call.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listShownTechnologies } from '../../contract/shown-technology.endpoints.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { FieldInput } from '../../../fields/web/inputs/field-input.ts'
import { useFieldSupport } from '../../../fields/web/inputs/field-support.ts'
import { technologyNameKey } from '../../../fields/types/technology/technology.type.ts'

const find: OptionSearch = async (findText, signal) => {
  const { items } = await call(
    listShownTechnologies,
    { query: { limit: 50, ...(findText ? { findText } : {}) } },
    { signal },
  )
  return items.map(({ code, name }) => ({ value: code, label: name, hint: code }))
}

/** Input of a technology of the catalogue, with search. */
export const TechnologyInput = ({ id, describedBy, isWrong, required, field, value, set }: FieldInput) => {
  const { references, learn } = useFieldSupport()
  const code = typeof value === 'string' ? value : ''
  const name = references().names[technologyNameKey(code)]
  return (
    <Combobox
      id={id}
      label={wordsIn(field.name)}
      options={find}
      chosen={code ? [{ value: code, label: name ? wordsIn(name, currentLocale()) : code, hint: code }] : []}
      isWrong={isWrong}
      required={required}
      describedBy={describedBy}
      onChange={([chosen]) => {
        if (chosen)
          learn({
            names: { [technologyNameKey(String(chosen.value))]: { ru: chosen.label, en: chosen.label } },
          })
        set(chosen ? String(chosen.value) : null)
      }}
    />
  )
}
