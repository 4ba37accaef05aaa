import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { SpamTrap } from '#platform/web/public/SpamTrap.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { usePublicForm } from '#platform/web/public/use-public-form.ts'
import { registerEventGuest } from '../../contract/guest.endpoints.ts'
import { guestRetentionDays, maxName } from '../../domain/limits.ts'
import type { PublicEvent } from './public-event.types.ts'

const blank = { name: '', email: '', website: '' }

/** Registers somebody without an account for a public event; what follows is in an email. */
export const RegisterForm = ({ event: { id, full } }: { event: PublicEvent }) => {
  const t = useTexts('events')
  const isAnswering = useAnswering()
  const [sentTo, setSentTo] = useState<{ email: string; now: boolean } | null>(null)
  const { ref, busy, failure, field, onSubmit } = usePublicForm({
    blank,
    check: ({ name }) => (name.trim().length > maxName ? { name: 'TOO_LONG' } : {}),
    send: async ({ website, ...named }) => {
      const answer = await call(registerEventGuest, {
        body: { eventId: id, ...named, ...(website ? { website } : {}) },
      })
      setSentTo({ email: answer.sentTo, now: answer.now })
    },
  })
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
        <form ref={ref} className="form guest-form" noValidate onSubmit={onSubmit}>
          <p>{t(full ? 'register.introFull' : 'register.intro')}</p>
          {failure === null ? null : <ErrorNotice error={failure} />}
          <fieldset className="guest-form__fields" disabled={!isAnswering}>
            <Field
              label={t('register.name')}
              autoComplete="name"
              limit={maxName}
              {...field('name', maxName)}
            />
            <Field
              label={t('register.email')}
              help={t('register.emailHelp')}
              type="email"
              autoComplete="email"
              {...field('email')}
            />
            <SpamTrap {...field('website')} />
            <p className="guest-form__note">{t('register.kept', { count: guestRetentionDays })}</p>
            <Button look="primary" type="submit" busy={busy}>
              {t(full ? 'register.join' : 'register.send')}
            </Button>
          </fieldset>
        </form>
      )}
    </section>
  )
}
