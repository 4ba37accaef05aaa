import { useCall } from '#platform/web/query/use-call.ts'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { getVacancyFilters, type listVacancies } from '../../contract/vacancy.endpoints.ts'

/** Options of a filter; null, without values, hides it. */
const named = (values: readonly { id: number; name: string }[] = []) =>
  values.length === 0 ? null : values.map(({ id, name }) => ({ value: String(id), label: name }))

/** Filters of the list of open vacancies. */
export const useVacancyFilters = (): Filters<typeof listVacancies> => {
  const { data } = useCall(getVacancyFilters, {})
  return {
    industryId: named(data?.industries),
    roleId: named(data?.roles),
    competencyId: named(data?.competencies),
  }
}
