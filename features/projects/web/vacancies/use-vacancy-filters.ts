import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { getVacancyFilters } from '../../../teams/contract/vacancy.endpoints.ts'

const named = (values: readonly { id: number; name: string }[]) =>
  values.map(({ id, name }) => ({ value: String(id), label: name }))

/** What open vacancies can be narrowed by; a filter that has nothing to choose is left out. */
export const useVacancyFilters = (): Filter[] => {
  const t = useTexts('projects')
  const { data } = useCall(getVacancyFilters, {})
  const filters: Filter[] = [
    {
      key: 'industry',
      title: t('vacancies.filters.industry'),
      options: data?.industries.map((value) => ({ value, label: value })) ?? [],
    },
    { key: 'roleId', title: t('vacancies.filters.role'), options: named(data?.roles ?? []) },
    {
      key: 'competencyId',
      title: t('vacancies.filters.competency'),
      options: named(data?.competencies ?? []),
    },
  ]
  return filters.filter(({ options }) => options.length > 0)
}
