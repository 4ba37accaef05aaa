import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getSelectionRecord } from '../../contract/record.endpoints.ts'
import { RecordPage } from '../records/RecordPage.tsx'

const search = z.object({ recordId: numberParam() })

/** A selection record: when, by whom, by which settings, everyone's place and why, and what became of it. */
export const SelectionRecord = () => {
  const t = useTexts('selection')
  const [{ recordId }] = useScreenSearch(search)
  const isNamed = recordId !== undefined && recordId > 0
  const answer = useCall(
    getSelectionRecord,
    { query: { recordId: String(recordId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed) return <PageState icon={SearchIcon} title={t('record.none')} text={t('record.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return <RecordPage record={answer.data} />
}
