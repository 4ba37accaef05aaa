import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Option, Options } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { getCompetencies, getIndustries } from '../../../dictionaries/contract/value.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'

type Named = readonly { id: number; name: string }[]

const asOptions = (items: Named): Option[] => items.map(({ id, name }) => ({ value: id, label: name }))

/** A selectable dictionary; until it has loaded the field itself loads it and reports failures. */
const useDictionary = (dictionary: typeof getIndustries): Options => {
  const { data, refetch } = useCall(dictionary, {})
  return useMemo(
    () =>
      data
        ? asOptions(data.items)
        : async () => {
            const answer = await refetch()
            if (!answer.data) throw answer.error
            return asOptions(answer.data.items)
          },
    [data, refetch],
  )
}

/** Industries and competencies, from their dictionaries. */
export const KnowledgeFields = ({ profile }: { profile: Profile }) => {
  const t = useTexts('people')
  const industries = useDictionary(getIndustries)
  const competencies = useDictionary(getCompetencies)
  return (
    <>
      <ComboboxField
        name="industryIds"
        label={t('archive.fields.industries')}
        help={t('profile.industriesHelp')}
        options={industries}
        chosen={asOptions(profile.industries)}
        multiple
      />
      <ComboboxField
        name="competencyIds"
        label={t('archive.fields.competencies')}
        help={t('profile.competenciesHelp')}
        options={competencies}
        chosen={asOptions(profile.competencies)}
        multiple
      />
    </>
  )
}
