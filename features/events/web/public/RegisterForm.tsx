import { useRef, useState, type FormEvent } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { useErrorWords } from '#platform/web/public/use-error-words.ts'
import { registerEventGuest } from '../../contract/guest.endpoints.ts'
import { guestsKeptDays, mostName } from '../../domain/limits.ts'
import type { PublicEvent } from './public-event.types.ts'

const blank = { name: '', email: '', website: '' }

type Typed = typeof blank

/** Registers somebody without an account for a public event; what follows is in an email. */
export const RegisterForm = ({ event: { id, full } }: { event: PublicEvent }) => {
  const t = useTexts('events')
  const words = useErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const isAnswering = useAnswering()
  const [typed, setTyped] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [sentTo, setSentTo] = useState<{ email: string; now: boolean } | null>(null)
  const fields = failure instanceof ApiError ? failure.fields : {}
  const [isTried, setIsTried] = useState(false)
  const isTooLong = typed.name.trim().length > mostName
  const change = (given: Partial<Typed>) => setTyped((before) => ({ ...before, ...given }))
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const { website, ...named } = typed
      const answer = await call(registerEventGuest, {
        body: { eventId: id, ...named, ...(website ? { website } : {}) },
      })
      setSentTo({ email: answer.sentTo, now: answer.now })
    } catch (error) {
      setFailure(error)
      queueMicrotask(() => form.current && focusFirstWrong(form.current))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setIsTried(true)
    if (!isTooLong) return void send()
    queueMicrotask(() => form.current && focusFirstWrong(form.current))
  }
  return (
    <section aria-labelledby="register">
      <h2 id="register">{t('register.title')}</h2>
      {sentTo !== null ? (
        <Notice
          tone={sentTo.now ? 'success' : 'warning'}
          title={t(sentTo.now ? 'register.sent' : 'register.notSent')}
        >
          <p>{t(sentTo.now ? 'register.sentText' : 'register.sentLater', { email: sentTo.email })}</p>
        </Notice>
      ) : (
        <form ref={form} className="form guest-form" noValidate onSubmit={onSubmit}>
          <p>{t(full ? 'register.introFull' : 'register.intro')}</p>
          {failure !== null && Object.keys(fields).length === 0 ? <ErrorNotice error={failure} /> : null}
          <fieldset className="guest-form__fields" disabled={!isAnswering}>
            <Field
              label={t('register.name')}
              name="name"
              autoComplete="name"
              value={typed.name}
              limit={mostName}
              error={
                isTried && isTooLong
                  ? t('register.tooLong', { count: mostName })
                  : words(fields['name'], mostName)
              }
              onChange={(name) => change({ name })}
            />
            <Field
              label={t('register.email')}
              help={t('register.emailHelp')}
              type="email"
              name="email"
              autoComplete="email"
              value={typed.email}
              error={words(fields['email'])}
              onChange={(email) => change({ email })}
            />
            <input
              className="visually-hidden"
              name="website"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden="true"
              value={typed.website}
              onChange={(event) => change({ website: event.target.value })}
            />
            <p className="guest-form__note">{t('register.kept', { count: guestsKeptDays })}</p>
            <Button look="primary" type="submit" busy={busy}>
              {t(full ? 'register.join' : 'register.send')}
            </Button>
          </fieldset>
        </form>
      )}
    </section>
  )
}
