import { useEffect, useSyncExternalStore } from 'react'
import { connectionStore, reportAway } from '../api/connection.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { Button } from './Button.tsx'

/** Shown while the portal or its database is unavailable: polls, and continues when it is back. */
export const AwayPage = ({ onBack }: { onBack: () => void }) => {
  const t = useTexts()
  const connection = useSyncExternalStore(
    connectionStore.subscribe,
    connectionStore.get,
    () => 'away' as const,
  )
  useEffect(reportAway, [])
  useEffect(
    () =>
      connectionStore.subscribe(() => {
        if (connectionStore.get() === 'there') onBack()
      }),
    [onBack],
  )
  return (
    <div className="message-page" role="status">
      <span className="button__spinner waiting-spinner" aria-hidden="true" />
      <h1>{t('page.awayTitle')}</h1>
      <p>{t('page.awayHelp')}</p>
      <div className="message-page__actions">
        <Button busy={connection === 'there'} onClick={onBack}>
          {t('actions.retry')}
        </Button>
      </div>
    </div>
  )
}
