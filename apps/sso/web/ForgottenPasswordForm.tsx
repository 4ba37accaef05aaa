import { useState } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { forgottenPassword } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { CheckMail } from './CheckMail.tsx'
import { emailError } from './form-rules.ts'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { useServiceForm } from './use-service-form.ts'

/** `/sso/forgotten-password`; the response does not reveal whether the address is known. */
export const ForgottenPasswordForm = ({ parameters, to, demo }: ServicePageProps) => {
  const t = useTexts('sso')
  const [sent, setSent] = useState(false)
  const sendForm = async (given: { email: string }) => {
    await ask(forgottenPassword, { body: { ...given, locale: currentLocale(), ...parameters } })
  }
  const { values, field, failure, busy, submit } = useServiceForm({
    empty: { email: '' },
    check: ({ email }) => ({ email: emailError(email) }),
    send: async (given) => {
      await sendForm(given)
      setSent(true)
    },
  })
  if (sent)
    return (
      <CheckMail
        email={values.email}
        text={t('pages.forgotten.sent')}
        back={to('login')}
        demo={demo}
        resend={() => sendForm(values)}
        changeAddress={() => setSent(false)}
      />
    )
  return (
    <>
      <h1>{t('pages.forgotten.title')}</h1>
      <p className="sso__lead">{t('pages.forgotten.lead')}</p>
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} />
        <Field {...field('email')} label={t('pages.email')} type="email" autoComplete="username" />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.forgotten.submit')}
        </Button>
      </form>
      <p className="sso__links">
        <a href={to('login')}>{t('pages.mail.back')}</a>
      </p>
    </>
  )
}
