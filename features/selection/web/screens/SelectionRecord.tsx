import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getSelectionRecord } from '../../contract/record.endpoints.ts'
import { RecordPage } from '../records/RecordPage.tsx'

const search = z.object({ recordId: numberParam() })

/** Screen of a selection record: date, author, settings, places, reasons and progress. */
export const SelectionRecord = () => {
  const t = useTexts('selection')
  const [{ recordId }] = useScreenSearch(search)
  const isNamed = recordId !== undefined && recordId > 0
  const answer = useCall(
    getSelectionRecord,
    { query: { recordId: String(recordId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('record.none'), text: t('record.noneText') }}
    >
      {(record) => <RecordPage key={recordId} record={record} />}
    </DetailsFrame>
  )
}
