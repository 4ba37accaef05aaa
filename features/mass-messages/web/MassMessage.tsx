import './mass-messages.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getMassMessage } from '../contract/mass-message.endpoints.ts'
import { massMessageSearch } from './mass-message-search.ts'
import { MassMessagePage } from './MassMessagePage.tsx'

/** One message to a list: its dry run, its text, and what became of it for each. */
export const MassMessage = () => {
  const t = useTexts('mass-messages')
  const [{ messageId }] = useScreenSearch(massMessageSearch)
  const isNamed = messageId !== undefined && messageId > 0
  const answer = useCall(
    getMassMessage,
    { query: { messageId: String(messageId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed) return <PageState icon={SearchIcon} title={t('one.none')} text={t('one.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return <MassMessagePage key={messageId} message={answer.data} />
}
