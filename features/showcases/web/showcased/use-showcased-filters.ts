import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { getShownFilters, type listShownProjects } from '../../contract/shown-project.endpoints.ts'

/** Filters of the projects of all showcases: values that occur in them. */
export const useShowcasedFilters = (): Filters<typeof listShownProjects> => {
  const t = useTexts('showcases')
  const { data } = useCall(getShownFilters, { query: {} }, { deniedHere: true })
  return useMemo(() => {
    const options = (code: string) =>
      (data?.filters.find((filter) => filter.code === code)?.values ?? []).flatMap(({ value, name }) =>
        name ? [{ value, label: wordsIn(name) }] : [],
      )
    return {
      acceleratorId: options('accelerator'),
      chosen: ['industries', 'stage', 'territory'].flatMap((code) =>
        options(code).map(({ value, label }) => ({
          value: `${code}:${value}`,
          label: t('showcased.chosen', { filter: t(`public.filters.${code}`), value: label }),
        })),
      ),
    }
  }, [data, t])
}
