import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AwayPage } from '#platform/web/public/AwayPage.tsx'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'

/** A page that could not be loaded: waits while the portal is unavailable, and shows any other error. */
export const FailedPage = ({ error, again }: { error: unknown; again: () => void }) => {
  const t = useTexts()
  if (error instanceof ApiError && error.isAway) return <AwayPage onBack={again} />
  return (
    <main className="message-page">
      <h1>{t('page.errorTitle')}</h1>
      <ErrorNotice error={error} />
      <div className="message-page__actions">
        <Button look="primary" onClick={again}>
          {t('actions.retry')}
        </Button>
      </div>
    </main>
  )
}
