import './mass-messages.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getMassMessage } from '../contract/mass-message.endpoints.ts'
import { massMessageSearch } from './mass-message-search.ts'
import { MassMessagePage } from './MassMessagePage.tsx'

/** Screen of one mass message: dry run, text, and delivery. */
export const MassMessage = () => {
  const t = useTexts('mass-messages')
  const [{ messageId }] = useScreenSearch(massMessageSearch)
  const isNamed = messageId !== undefined && messageId > 0
  const answer = useCall(
    getMassMessage,
    { query: { messageId: String(messageId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame answer={answer} isNamed={isNamed} none={{ title: t('one.none'), text: t('one.noneText') }}>
      {(message) => <MassMessagePage key={messageId} message={message} />}
    </DetailsFrame>
  )
}
