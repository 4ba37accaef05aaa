import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, isDeadLink } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AwayPage } from '#platform/web/public/AwayPage.tsx'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'

type PassingPageProps = {
  title: string
  failedTitle: string
  /** Runs the step and returns the next page. */
  step: (here: URL) => Promise<string>
  /** A step with a one-time link cannot be retried. */
  once?: boolean
}

/** A page that runs one step of signing in and redirects; it is shown only if the step fails. */
export const PassingPage = ({ title, failedTitle, step, once }: PassingPageProps) => {
  const t = useTexts('identity')
  const [error, setError] = useState<unknown>(null)
  const begun = useRef(false)
  const run = useCallback(() => {
    setError(null)
    step(new URL(location.href)).then((address) => location.replace(address), setError)
  }, [step])
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    run()
  }, [run])
  const isDead = isDeadLink(error)
  if (error === null) return <WaitingPage title={title} />
  if (error instanceof ApiError && error.isAway) return <AwayPage onBack={run} />
  return (
    <div className="message-page">
      <h1>{failedTitle}</h1>
      <ErrorNotice error={error} />
      {isDead ? <p>{t('public.confirmUsed')}</p> : null}
      <div className="message-page__actions">
        {once ? null : <Button onClick={run}>{t('actions.retry')}</Button>}
        {isDead ? (
          <LinkButton href="/login-portal" look="primary">
            {t('public.signIn')}
          </LinkButton>
        ) : null}
        <LinkButton href="/portal" look={isDead ? 'secondary' : 'primary'}>
          {t('public.home')}
        </LinkButton>
      </div>
    </div>
  )
}
