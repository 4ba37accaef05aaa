import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getTechnology } from '../../contract/technology.endpoints.ts'
import { LoadedTechnology } from './LoadedTechnology.tsx'

const search = z.object({ id: numberParam() })

/** Screen of a technology: description, readiness, relations, documents, people and history. */
export const TechnologyDetails = () => {
  const t = useTexts()
  const [{ id }] = useScreenSearch(search)
  const { data, error, refetch } = useCall(
    getTechnology,
    { query: { technologyId: String(id ?? 0) } },
    { enabled: id !== undefined, deniedHere: true },
  )
  // Without an id in the address there is nothing to load.
  if (id === undefined)
    return <PageState icon={SearchIcon} title={t('page.notFoundTitle')} text={t('page.notFoundHelp')} />
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <LoadedTechnology key={data.id} technology={data} /> : <LoadingBlock lines={6} />
}
