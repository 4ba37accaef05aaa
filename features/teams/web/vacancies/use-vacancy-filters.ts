import { useCall } from '#platform/web/query/use-call.ts'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { getVacancyFilters, type listVacancies } from '../../contract/vacancy.endpoints.ts'

/** A filter that has nothing to choose is left out. */
const named = (values: readonly { id: number; name: string }[] = []) =>
  values.length === 0 ? null : values.map(({ id, name }) => ({ value: String(id), label: name }))

/** What open vacancies can be narrowed by. */
export const useVacancyFilters = (): Filters<typeof listVacancies> => {
  const { data } = useCall(getVacancyFilters, {})
  return {
    industryId: named(data?.industries),
    roleId: named(data?.roles),
    competencyId: named(data?.competencies),
  }
}
