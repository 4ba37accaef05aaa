import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { getCompetencies, getIndustries } from '../../../dictionaries/contract/value.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'

type Named = readonly { id: number; name: string }[]

const asOptions = (items: Named): Option[] => items.map(({ id, name }) => ({ value: id, label: name }))

const useOptions = (items: Named | undefined): Option[] => useMemo(() => asOptions(items ?? []), [items])

/** Industries and competencies, from their dictionaries. */
export const KnowledgeFields = ({ profile }: { profile: Profile }) => {
  const t = useTexts('people')
  const industries = useOptions(useCall(getIndustries, {}).data?.items)
  const competencies = useOptions(useCall(getCompetencies, {}).data?.items)
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
