import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { answerAskedConsent, getAskedConsent } from '../../contract/project-publication.endpoints.ts'
import { publicationConsentVersion } from '../../domain/consent-text.ts'
import { isOpenLink } from '../../domain/consent-request.rules.ts'

type ConsentRequest = ResponseOf<typeof getAskedConsent>
type Answer = 'AGREE' | 'DECLINE'

/** The result of a request that is no longer open. */
const closed = {
  OPEN: null,
  GIVEN: { words: 'given', tone: 'success' },
  DECLINED: { words: 'declined', tone: 'warning' },
  ENDED: { words: 'ended', tone: 'warning' },
} as const

/** What is agreed to, in the words whose version is stored with the consent. */
const Agreement = ({ request }: { request: ConsentRequest }) => {
  const t = useTexts('showcases')
  const { accelerator, project, askedBy, askedAt, showcases } = request
  return (
    <>
      <p>{t('asked.intro', { accelerator, project })}</p>
      <p>
        <small>{t('asked.who', { person: askedBy, date: formatDate(askedAt) })}</small>
      </p>
      <h2>{t('asked.agreementTitle')}</h2>
      <p>{t('consent.consentText', { accelerator })}</p>
      <h2>{t('asked.showcases')}</h2>
      {showcases.length > 0 ? (
        <ul>
          {showcases.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : (
        <p>{t('asked.noShowcases')}</p>
      )}
    </>
  )
}

/** Page of the link in a request for consent: shows what is agreed to, and answers only when a button is pressed. */
export const ConsentPage = ({ token }: { token: string }) => {
  const t = useTexts('showcases')
  const [request, setRequest] = useState<ConsentRequest | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState<Answer | null>(null)
  useEffect(() => {
    let isShown = true
    call(getAskedConsent, { query: { token } }).then(
      (found) => isShown && setRequest(found),
      (error: unknown) => isShown && setFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [token])
  const answer = async (given: Answer): Promise<void> => {
    setBusy(given)
    setFailure(null)
    try {
      const body = { token, answer: given, consentVersion: publicationConsentVersion }
      setRequest(await call(answerAskedConsent, { body }))
    } catch (error) {
      setFailure(error)
      // The request may have been answered meanwhile: shows its current state.
      setRequest(await call(getAskedConsent, { query: { token } }).catch(() => request))
    } finally {
      setBusy(null)
    }
  }
  const end = request && closed[request.state]
  const isDead = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
  return (
    <article className="section column">
      <h1>{t('asked.title')}</h1>
      {isDead ? (
        <Notice tone="warning" title={t('asked.dead')}>
          <p>{t('asked.deadText')}</p>
        </Notice>
      ) : null}
      {failure !== null && !isDead ? <ErrorNotice error={failure} /> : null}
      {end ? (
        <Notice tone={end.tone} title={t(`asked.${end.words}`)}>
          <p>{t(`asked.${end.words}Text`)}</p>
        </Notice>
      ) : null}
      {request && !isDead ? <Agreement request={request} /> : null}
      {request && isOpenLink(request) && !isDead ? (
        <p className="consent-buttons">
          <Button look="primary" busy={busy === 'AGREE'} onClick={() => void answer('AGREE')}>
            {t('asked.agree')}
          </Button>
          <Button busy={busy === 'DECLINE'} onClick={() => void answer('DECLINE')}>
            {t('asked.decline')}
          </Button>
        </p>
      ) : null}
      <p>
        <LinkButton look="quiet" href={linkTo('/bch/view/my-projects', {})}>
          {t('asked.look')}
        </LinkButton>
      </p>
    </article>
  )
}
