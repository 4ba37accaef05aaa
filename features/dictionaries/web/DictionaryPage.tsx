import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getDictionary } from '../contract/dictionary.endpoints.ts'
import type { Details } from './details/dictionary.types.ts'

const search = z.object({ id: numberParam() })

/** Loads the dictionary of the address and renders its screen. */
export const DictionaryPage = ({ children }: { children: (dictionary: Details) => ReactNode }) => {
  const t = useTexts()
  const [{ id }] = useScreenSearch(search)
  const answer = useCall(
    getDictionary,
    { query: { id: id ?? 0 } },
    { enabled: id !== undefined, deniedHere: true },
  )
  // Without an id in the address there is nothing to load.
  if (id === undefined)
    return <PageState icon={SearchIcon} title={t('page.notFoundTitle')} text={t('page.notFoundHelp')} />
  if (answer.error && !answer.data)
    return <ErrorState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <LoadingBlock lines={6} />
  return children(answer.data)
}
