import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getSelection } from '../../contract/selection.endpoints.ts'
import { SelectionPage } from '../SelectionPage.tsx'

const search = z.object({ trackpointId: numberParam() })

/** Screen of a task's selection: settings, preview and run. */
export const TaskSelection = () => {
  const t = useTexts('selection')
  const [{ trackpointId }] = useScreenSearch(search)
  const isNamed = trackpointId !== undefined && trackpointId > 0
  const answer = useCall(
    getSelection,
    { query: { trackpointId: String(trackpointId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed) return <PageState icon={SearchIcon} title={t('task.none')} text={t('task.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return <SelectionPage key={trackpointId} selection={answer.data} />
}
