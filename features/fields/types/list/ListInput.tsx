import { useMemo } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { wordsIn } from '../../web/format/words-in.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'
import { useFieldSupport } from '../../web/inputs/field-support.ts'
import { searchDictionary } from './search-dictionary.ts'

/** One or several values of a dictionary, with search. */
export const ListInput = ({ id, describedBy, isWrong, required, field, value, set }: FieldInput) => {
  const t = useTexts('fields')
  const { references, learn } = useFieldSupport()
  const options = useMemo(() => searchDictionary(field.dictionary ?? ''), [field.dictionary])
  const { names } = references()
  const chosen = (Array.isArray(value) ? value : []).map((one) => {
    const name = names[one]
    return { value: Number(one), label: name ? wordsIn(name, currentLocale()) : t('value.unknown') }
  })
  return (
    <Combobox
      id={id}
      label={wordsIn(field.name)}
      options={options}
      chosen={chosen}
      multiple={field.multiple ?? false}
      max={field.limits.maxCount ?? 50}
      isWrong={isWrong}
      required={required}
      describedBy={describedBy}
      onChange={(next) => {
        learn({ names: Object.fromEntries(next.map((one) => [one.value, { ru: one.label, en: one.label }])) })
        set(next.length === 0 ? null : next.map((one) => Number(one.value)))
      }}
    />
  )
}
