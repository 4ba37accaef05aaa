import { useRef, useState, type FormEvent } from 'react'
import type { FieldErrors } from '#platform/domain/product-error.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { useErrorWords } from '#platform/web/public/use-error-words.ts'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { askSupport } from '../../contract/support.endpoints.ts'
import { CompanyCard, type Company } from './CompanyCard.tsx'
import { longestBody, longestSubject, wrongInQuestion } from './question.rules.ts'

const blank = { name: '', email: '', subject: '', body: '', website: '' }

type Typed = typeof blank

const bodyOf = ({ name, email, subject, body, website }: Typed) => ({
  subject,
  body,
  ...(name.trim() ? { name } : {}),
  ...(email.trim() ? { email } : {}),
  ...(website ? { website } : {}),
})

const AskForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const t = useTexts('support')
  const words = useErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const isAnswering = useAnswering()
  const [typed, setTyped] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [missing, setMissing] = useState<FieldErrors>({})
  const signedIn = useSignedIn()
  const refused = failure instanceof ApiError ? failure.fields : {}
  const fields: Readonly<Record<string, string>> = { ...refused, ...missing }
  const change = (given: Partial<Typed>) => setTyped((before) => ({ ...before, ...given }))
  const send = async (): Promise<void> => {
    const lacks = wrongInQuestion(typed, signedIn)
    setMissing(lacks)
    setFailure(null)
    if (Object.keys(lacks).length > 0) {
      queueMicrotask(() => form.current && focusFirstWrong(form.current))
      return
    }
    setBusy(true)
    try {
      await call(askSupport, { body: bodyOf(typed) })
      onSent(typed.email)
    } catch (error) {
      setFailure(error)
      queueMicrotask(() => form.current && focusFirstWrong(form.current))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} className="form support-form" noValidate onSubmit={onSubmit}>
      {failure !== null && Object.keys(fields).length === 0 ? <ErrorNotice error={failure} /> : null}
      <fieldset className="support-form__fields" disabled={!isAnswering}>
        <Field
          label={t('public.name')}
          optional
          name="name"
          autoComplete="name"
          value={typed.name}
          error={words(fields['name'], longestSubject)}
          onChange={(name) => change({ name })}
        />
        <Field
          label={t('public.email')}
          help={t('public.emailHelp')}
          type="email"
          name="email"
          autoComplete="email"
          value={typed.email}
          error={words(fields['email'])}
          onChange={(email) => change({ email })}
        />
        <Field
          label={t('ask.subject')}
          name="subject"
          limit={longestSubject}
          value={typed.subject}
          error={words(fields['subject'], longestSubject)}
          onChange={(subject) => change({ subject })}
        />
        <Field
          label={t('ask.body')}
          name="body"
          rows={8}
          limit={longestBody}
          value={typed.body}
          error={words(fields['body'], longestBody)}
          onChange={(body) => change({ body })}
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
        <Button look="primary" type="submit" busy={busy}>
          {t('ask.send')}
        </Button>
      </fieldset>
    </form>
  )
}

/** Where anybody writes to the portal's administrators; who is signed in does so in the work area. */
export const SupportPage = ({ company }: { company: Company }) => {
  const t = useTexts('support')
  const signedIn = useSignedIn()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <article className="section column support">
      <div className="support__form">
        <h1>{t('ask.title')}</h1>
        <p>{t('public.intro')}</p>
        {signedIn ? (
          <Notice title={t('public.signedIn')}>
            <LinkButton href="/bch/view/support">{t('public.open')}</LinkButton>
          </Notice>
        ) : null}
        {sentTo === null ? (
          <AskForm onSent={setSentTo} />
        ) : (
          <Notice tone="success" title={t('ask.done')}>
            <p>{t('public.sent', { email: sentTo })}</p>
          </Notice>
        )}
      </div>
      <CompanyCard company={company} />
    </article>
  )
}
