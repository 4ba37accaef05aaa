import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { SpamTrap } from '#platform/web/public/SpamTrap.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { usePublicForm } from '#platform/web/public/use-public-form.ts'
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
  const isAnswering = useAnswering()
  const signedIn = useSignedIn()
  const { ref, busy, failure, field, onSubmit } = usePublicForm({
    blank,
    check: (typed) => wrongInQuestion(typed, signedIn),
    send: async (typed) => {
      await call(askSupport, { body: bodyOf(typed) })
      onSent(typed.email)
    },
  })
  return (
    <form ref={ref} className="form support-form" noValidate onSubmit={onSubmit}>
      {failure === null ? null : <ErrorNotice error={failure} />}
      <fieldset className="support-form__fields" disabled={!isAnswering}>
        <Field label={t('public.name')} optional autoComplete="name" {...field('name', longestSubject)} />
        <Field
          label={t('public.email')}
          help={t('public.emailHelp')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <Field label={t('ask.subject')} limit={longestSubject} {...field('subject', longestSubject)} />
        <Field label={t('ask.body')} rows={8} limit={longestBody} {...field('body', longestBody)} />
        <SpamTrap {...field('website')} />
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
