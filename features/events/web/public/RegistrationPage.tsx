import { lazy, Suspense, useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { apiRoot } from '#platform/web/api/address.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { getGuestMaterial } from '../../contract/files.endpoints.ts'
import { cancelEventGuest, confirmEventGuest, getEventRegistration } from '../../contract/guest.endpoints.ts'
import { spokenCode } from '../../domain/door.rules.ts'
import { EventTime } from './EventTime.tsx'
import { isAhead, isCancelled, joinsQueue } from '../../domain/phases.ts'

/** Loaded only when there is a ticket to show: it contains the encoder of the picture. */
const TicketPicture = lazy(async () => ({ default: (await import('./TicketPicture.tsx')).TicketPicture }))

type Registration = ResponseOf<typeof getEventRegistration>

const tones = {
  PENDING: 'info',
  CONFIRMED: 'success',
  WAITING: 'info',
  CANCELLED: 'info',
  REMOVED: 'warning',
  ATTENDED: 'success',
  MISSED: 'info',
} as const

const Ticket = ({ event, code }: Pick<Registration, 'event' | 'code'>) => {
  const t = useTexts('events')
  return (
    <div className="guest-ticket">
      <Suspense fallback={<span className="guest-ticket__room" />}>
        <TicketPicture eventId={event.id} code={code} label={t('ticket.picture')} />
      </Suspense>
      <div>
        <p>{t('ticket.show')}</p>
        <p className="guest-ticket__code" translate="no">
          {spokenCode(code)}
        </p>
      </div>
    </div>
  )
}

const Standing = ({ registration, token }: { registration: Registration; token: string }) => {
  const t = useTexts('events')
  const { event, status, reason, code } = registration
  if (isCancelled(event))
    return <Notice tone="warning" title={t('page.cancelledFor', { reason: event.reason })} />
  const waits = joinsQueue(registration)
  return (
    <>
      <Notice tone={tones[status]} title={t(waits ? 'registration.PENDING_FULL' : `registration.${status}`)}>
        {reason ? <p>{t('page.because', { reason })}</p> : null}
      </Notice>
      {registration.materials.length > 0 ? (
        <ul aria-label={t('materials.title')}>
          {registration.materials.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`${apiRoot}${getGuestMaterial.path}?${new URLSearchParams({ token, fileId: id }).toString()}`}
                download
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {code && isAhead(event) ? <Ticket event={event} code={code} /> : null}
    </>
  )
}

/** Where the link of a guest's emails leads: what they registered for, and the buttons that confirm and cancel it. */
export const RegistrationPage = ({ token }: { token: string }) => {
  const t = useTexts('events')
  const [registration, setRegistration] = useState<Registration | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isShown = true
    call(getEventRegistration, { query: { token } }).then(
      (answer) => isShown && setRegistration(answer),
      (error: unknown) => isShown && setFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [token])
  const answer = async (send: () => Promise<Registration>): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      setRegistration(await send())
    } catch (error) {
      setFailure(error)
      const now = await call(getEventRegistration, { query: { token } }).catch(() => null)
      if (now) setRegistration(now)
    } finally {
      setBusy(false)
    }
  }
  const confirm = () => void answer(() => call(confirmEventGuest, { body: { token } }))
  const cancel = () => void answer(() => call(cancelEventGuest, { body: { token } }))
  const isDead = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
  const { event, actions = [], full } = registration ?? {}
  return (
    <article className="section column">
      <h1>{event ? event.name : t('registration.title')}</h1>
      {isDead ? (
        <Notice tone="warning" title={t('registration.dead')}>
          <p>{t('registration.deadText')}</p>
        </Notice>
      ) : null}
      {failure !== null && !isDead ? <ErrorNotice error={failure} /> : null}
      {event && registration ? (
        <>
          <p className="details__lead">
            <EventTime event={event} />
          </p>
          {event.place ? <p>{event.place}</p> : null}
          {event.link ? (
            <p>
              <a href={event.link} rel="noreferrer" target="_blank">
                {event.link}
              </a>
            </p>
          ) : null}
          <Standing registration={registration} token={token} />
          <p className="guest-buttons">
            {actions.includes('confirm') ? (
              <Button look="primary" busy={busy} onClick={confirm}>
                {t(full ? 'registration.join' : 'registration.confirm')}
              </Button>
            ) : null}
            {actions.includes('cancel') ? (
              <Button look="quiet" busy={busy} onClick={cancel}>
                {t('registration.cancel')}
              </Button>
            ) : null}
          </p>
        </>
      ) : null}
      <p>
        <LinkButton look="quiet" href={linkTo('/showcase/events-list', {})}>
          {t('public.all')}
        </LinkButton>
      </p>
    </article>
  )
}
