import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { getUnsubscription, unsubscribeFromEmails } from '../../contract/unsubscribe.endpoints.ts'

type About = ResponseOf<typeof getUnsubscription>

/** Page of an unsubscribe link: explains what it stops, and stops it only after confirmation. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const t = useTexts('communication')
  const [about, setAbout] = useState<About | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isShown = true
    call(getUnsubscription, { query: { token } }).then(
      (answer) => isShown && setAbout(answer),
      (error: unknown) => isShown && setFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [token])
  const stop = async (): Promise<void> => {
    setBusy(true)
    try {
      setAbout(await call(unsubscribeFromEmails, { query: { token } }))
      setDone(true)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const isDead = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
  return (
    <article className="section column">
      <h1>{t('unsubscribe.title')}</h1>
      {isDead ? (
        <Notice tone="warning" title={t('unsubscribe.dead')}>
          <p>{t('unsubscribe.deadText')}</p>
        </Notice>
      ) : null}
      {failure !== null && !isDead ? <ErrorNotice error={failure} /> : null}
      {about ? (
        <>
          {about.stopped ? (
            <Notice tone="success" title={t(isDone ? 'unsubscribe.done' : 'unsubscribe.off')} />
          ) : (
            <p>{t('unsubscribe.intro')}</p>
          )}
          <ul>
            {about.kinds.map((kind) => (
              <li key={kind}>{t(`settings.kinds.${kind}`)}</li>
            ))}
          </ul>
          <p>{t('unsubscribe.kept')}</p>
          {about.stopped ? null : (
            <Button look="primary" busy={busy} onClick={() => void stop()}>
              {t('unsubscribe.stop')}
            </Button>
          )}
        </>
      ) : null}
      <p>
        <LinkButton look="quiet" href="/bch/view/notifications">
          {t('unsubscribe.settings')}
        </LinkButton>
      </p>
    </article>
  )
}
