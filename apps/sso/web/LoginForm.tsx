import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { login } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { ContinueAs } from './ContinueAs.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { emailError, required } from './form-rules.ts'
import { forgetFields } from './stored-fields.ts'
import { givenAddress } from './page-parameters.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { UpstreamFailureNotice, UpstreamSignIn } from './UpstreamSignIn.tsx'
import { useServiceForm } from './use-service-form.ts'

/** The password was given a moment ago on the page of the letter: no second form, only the way on. */
const Confirmed = ({
  email,
  parameters,
  to,
}: Pick<ServicePageProps, 'parameters' | 'to'> & { email: string }) => {
  const t = useTexts('sso')
  return (
    <>
      <h1>{t('pages.login.title')}</h1>
      <Notice tone="success" title={t('pages.confirm.done')}>
        <p>{t('pages.confirm.doneSignedIn')}</p>
      </Notice>
      <ContinueAs email={email} parameters={parameters} />
      <p className="sso__links">
        <a href={to('login')}>{t('pages.login.another')}</a>
      </p>
    </>
  )
}

const Form = (props: ServicePageProps) => {
  const {
    parameters,
    to,
    signedInAs,
    confirmed,
    demo,
    portalUrl,
    upstream = null,
    upstreamFailure = null,
    registration,
  } = props
  const t = useTexts('sso')
  const [given] = useState(() => givenAddress(location.hash))
  const { field, change, failure, busy, submit } = useServiceForm({
    empty: { email: given, password: '' },
    owner: given,
    check: (values) => ({ email: emailError(values.email), password: required(values.password) }),
    send: async (values) => {
      const { redirectTo } = await ask(login, { body: { ...values, ...parameters } })
      forgetFields()
      location.assign(redirectTo)
    },
  })
  return (
    <>
      <h1>{t('pages.login.title')}</h1>
      {confirmed ? (
        <Notice tone="success" title={t('pages.confirm.done')}>
          <p>{t('pages.confirm.doneHelp')}</p>
        </Notice>
      ) : null}
      <UpstreamFailureNotice provider={upstream} failure={upstreamFailure} />
      {signedInAs ? (
        <div className="form">
          <ContinueAs email={signedInAs} parameters={parameters} />
          <p className="sso__or">{t('pages.login.other')}</p>
        </div>
      ) : null}
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} waitHelp={t('pages.login.waitHelp')} />
        <Field {...field('email')} label={t('pages.email')} type="email" autoComplete="username" />
        <PasswordField {...field('password')} label={t('pages.password')} autoComplete="current-password" />
        <Button type="submit" look={signedInAs ? 'secondary' : 'primary'} wide busy={busy}>
          {t('pages.login.submit')}
        </Button>
      </form>
      <PasskeySignIn parameters={parameters} />
      <UpstreamSignIn provider={upstream} parameters={parameters} portalUrl={portalUrl} />
      <p className="sso__links">
        <a href={to('forgotten-password')}>{t('pages.login.forgotten')}</a>
        {registration ? <a href={to('register')}>{t('pages.login.register')}</a> : null}
      </p>
      {demo ? <DemoAccounts onChoose={change} /> : null}
    </>
  )
}

/** `/sso/login`: signing in, or going on as who is signed in already. */
export const LoginForm = (props: ServicePageProps) => {
  const { confirmed, signedInAs, parameters, to } = props
  if (confirmed && signedInAs) return <Confirmed email={signedInAs} parameters={parameters} to={to} />
  return <Form {...props} />
}
