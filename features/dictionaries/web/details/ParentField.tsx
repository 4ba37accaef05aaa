import { useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaryValues } from '../../contract/value.endpoints.ts'
import type { Details, DictionaryEntry } from './dictionary.types.ts'

type Above = Details['above']

/** Values of all ancestor dictionaries, nearest first: the parent of a city without a known region is its country. */
const searchAbove =
  (above: Above): OptionSearch =>
  async (typed, signal) => {
    const answers = await Promise.all(
      above.map(({ code }) => {
        const query = { code, limit: 50, ...(typed ? { findText: typed } : {}) }
        return call(listDictionaryValues, { query }, { signal })
      }),
    )
    return answers.flatMap(({ items }, level) =>
      items.map(({ id, name, parent }) => ({
        value: id,
        label: name,
        hint: [above.length > 1 ? above[level]?.name : null, parent?.name].filter(Boolean).join(' · '),
      })),
    )
  }

export const ParentField = ({ above, value }: { above: Above; value: DictionaryEntry | null }) => {
  const t = useTexts('dictionaries')
  const find = useMemo(() => searchAbove(above), [above])
  const chosen = value?.parent ? [{ value: value.parent.id, label: value.parent.name }] : []
  return (
    <ComboboxField
      name="parentId"
      label={t('values.parent')}
      help={above.length > 1 ? t('values.parentHelp') : undefined}
      options={find}
      chosen={chosen}
    />
  )
}
