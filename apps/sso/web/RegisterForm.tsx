import { useState } from 'react'
import type { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { register } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { CheckMail } from './CheckMail.tsx'
import { ConsentBoxes } from './ConsentBoxes.tsx'
import { emailError, nameError, passwordError, repeatError, required } from './form-rules.ts'
import { InvitedForm } from './InvitedForm.tsx'
import { NameFields } from './NameFields.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { givenNames, ticketOf } from './page-parameters.ts'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { UpstreamSignIn } from './UpstreamSignIn.tsx'
import { useServiceForm } from './use-service-form.ts'

const empty = {
  lastName: '',
  firstName: '',
  middleName: '',
  email: '',
  password: '',
  passwordRepeat: '',
  rulesVersion: '',
  consentVersion: '',
}

/** The response is the same whether or not the address is known. */
const OpenForm = ({ parameters, to, demo, portalUrl, upstream = null, passwordLength }: ServicePageProps) => {
  const t = useTexts('sso')
  const [sent, setSent] = useState(false)
  const sendForm = async (given: typeof empty) => {
    // The consent is to this page's version; an older one is refused at the checkbox.
    const rulesVersion = given.rulesVersion as typeof portalRulesVersion
    const consentVersion = given.consentVersion as typeof portalRulesVersion
    await ask(register, {
      body: { ...given, rulesVersion, consentVersion, locale: currentLocale(), ...parameters },
    })
  }
  const { values, field, failure, busy, submit } = useServiceForm({
    empty: { ...empty, ...givenNames(new URLSearchParams(location.search)) },
    check: (given) => ({
      lastName: nameError(given.lastName),
      firstName: nameError(given.firstName),
      middleName: nameError(given.middleName, { optional: true }),
      email: emailError(given.email),
      password: passwordError(given.password, passwordLength),
      passwordRepeat: repeatError(given.password, given.passwordRepeat),
      rulesVersion: required(given.rulesVersion),
      consentVersion: required(given.consentVersion),
    }),
    send: async (given) => {
      await sendForm(given)
      setSent(true)
    },
  })
  if (sent)
    return (
      <CheckMail
        email={values.email}
        text={t('pages.register.sent')}
        back={to('login')}
        demo={demo}
        resend={() => sendForm(values)}
        changeAddress={() => setSent(false)}
      />
    )
  return (
    <>
      <h1>{t('pages.register.title')}</h1>
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} />
        <NameFields field={field} />
        <Field {...field('email')} label={t('pages.email')} type="email" autoComplete="email" />
        <NewPasswordFields field={field} password={values.password} shortest={passwordLength} />
        <ConsentBoxes field={field} portalUrl={portalUrl} />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.register.submit')}
        </Button>
      </form>
      <UpstreamSignIn provider={upstream} parameters={parameters} portalUrl={portalUrl} />
      <p className="sso__links">
        <a href={to('login')}>{t('pages.register.login')}</a>
      </p>
    </>
  )
}

/** Shown while administrators have closed registration. */
const ClosedNotice = ({ to }: Pick<ServicePageProps, 'to'>) => {
  const t = useTexts('sso')
  return (
    <>
      <h1>{t('pages.register.closed')}</h1>
      <p>{t('pages.register.closedText')}</p>
      <p className="sso__links">
        <a href={to('login')}>{t('pages.register.login')}</a>
      </p>
    </>
  )
}

/** `/sso/register`: of anybody, or of the address that an invitation's link was mailed to. */
export const RegisterForm = (props: ServicePageProps) => {
  const ticket = ticketOf(new URLSearchParams(location.search))
  if (ticket) return <InvitedForm {...props} ticket={ticket} />
  return props.registration ? <OpenForm {...props} /> : <ClosedNotice to={props.to} />
}
