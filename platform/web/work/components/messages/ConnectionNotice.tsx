import './messages.css'
import { connectionStore } from '../../../api/connection.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStore } from '../../../use-store.ts'
import { WarningIcon } from '../icons/icons.ts'

/** Shows that the portal is unavailable, until it is back. */
export const ConnectionNotice = () => {
  const t = useTexts()
  const state = useStore(connectionStore)
  return (
    <div role="status" className="connection-place">
      {state === 'away' ? (
        <p className="connection-notice">
          <WarningIcon />
          {t('page.awayShort')}
        </p>
      ) : null}
    </div>
  )
}
