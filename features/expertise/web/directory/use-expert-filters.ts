import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import type { listExperts } from '../../contract/order.endpoints.ts'
import { reviewLanguages } from '../../domain/experts.ts'

/** Filters of a directory of experts. */
export const useExpertFilters = (): Filters<typeof listExperts> => {
  const t = useTexts('expertise')
  const competencies = useDictionary('COMPETENCIES')
  const yesNo = (name: 'certified' | 'free' | 'ready') =>
    ['true', 'false'].map((value) => ({ value, label: t(`experts.only.${name}_${value}`) }))
  return {
    competencyId: Array.isArray(competencies)
      ? competencies.map(({ value, label }) => ({ value: String(value), label }))
      : [],
    language: reviewLanguages.map((value) => ({ value, label: t(`languages.${value}`) })),
    certified: yesNo('certified'),
    free: yesNo('free'),
    ready: yesNo('ready'),
  }
}
