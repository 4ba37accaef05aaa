import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { SpamTrap } from '#platform/web/public/SpamTrap.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { usePublicForm } from '#platform/web/public/use-public-form.ts'
import { getGuestSupport, writeGuestSupport } from '../../contract/support.endpoints.ts'
import { longestBody, wrongInMessage } from './question.rules.ts'

type Thread = ResponseOf<typeof getGuestSupport>

const blank = { body: '', website: '' }

const WriteOn = ({ token, onSent }: { token: string; onSent: (thread: Thread) => void }) => {
  const t = useTexts('support')
  const isAnswering = useAnswering()
  const { ref, busy, failure, field, onSubmit } = usePublicForm({
    blank,
    check: wrongInMessage,
    send: async ({ body, website }) =>
      onSent(await call(writeGuestSupport, { body: { token, body, ...(website ? { website } : {}) } })),
  })
  return (
    <form ref={ref} className="form support-form" noValidate onSubmit={onSubmit}>
      {failure === null ? null : <ErrorNotice error={failure} />}
      <fieldset className="support-form__fields" disabled={!isAnswering}>
        <Field label={t('thread.more')} rows={6} limit={longestBody} {...field('body', longestBody)} />
        <SpamTrap {...field('website')} />
        <Button look="primary" type="submit" busy={busy}>
          {t('thread.send')}
        </Button>
      </fieldset>
    </form>
  )
}

const Messages = ({ messages }: Pick<Thread, 'messages'>) => {
  const t = useTexts('support')
  return (
    <ol className="support__messages" aria-label={t('thread.messages')}>
      {messages.map(({ id, byStaff, body, at }) => (
        <li key={id} className="card">
          <p>
            <strong>{t(byStaff ? 'guest.portal' : 'guest.you')}</strong>{' '}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className="support__body">{body}</p>
        </li>
      ))}
    </ol>
  )
}

/** A guest’s request: the messages, and a form to write on. */
export const GuestRequestPage = ({ token }: { token: string }) => {
  const t = useTexts('support')
  const [thread, setThread] = useState<Thread | null>(null)
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    let isShown = true
    call(getGuestSupport, { body: { token } }).then(
      (answer) => isShown && setThread(answer),
      (error: unknown) => isShown && setFailure(error),
    )
    return () => {
      isShown = false
    }
  }, [token])
  const isDead = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
  return (
    <article className="section column support">
      <h1>{thread?.subject ?? t('guest.title')}</h1>
      {isDead ? (
        <Notice tone="warning" title={t('guest.dead')}>
          <p>{t('guest.deadText')}</p>
          <LinkButton href="/support">{t('ask.title')}</LinkButton>
        </Notice>
      ) : null}
      {failure !== null && !isDead ? <ErrorNotice error={failure} /> : null}
      {thread ? (
        <>
          <Messages messages={thread.messages} />
          {sent > 0 ? (
            <Notice tone="success" title={t('thread.sent')}>
              <p>{t('guest.sentText')}</p>
            </Notice>
          ) : null}
          <WriteOn
            key={sent}
            token={token}
            onSent={(answer) => {
              setThread(answer)
              setSent(sent + 1)
            }}
          />
          <p>{t('guest.until', { until: formatDateTime(thread.until) })}</p>
        </>
      ) : null}
    </article>
  )
}
