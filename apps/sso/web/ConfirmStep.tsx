import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { lookAtRegistration, proveRegistration } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { required } from './form-rules.ts'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { ServiceSkeleton } from './ServiceSkeleton.tsx'
import { useServiceForm } from './use-service-form.ts'

type ConfirmFormProps = { email: string; token: string; forgotten: string }

const ConfirmForm = ({ email, token, forgotten }: ConfirmFormProps) => {
  const t = useTexts('sso')
  const { field, failure, busy, submit } = useServiceForm({
    empty: { password: '' },
    check: ({ password }) => ({ password: required(password) }),
    send: async ({ password }) => {
      const { redirectTo } = await ask(proveRegistration, { body: { token, password } })
      location.replace(redirectTo)
    },
  })
  return (
    <>
      <h1>{t('pages.confirm.title')}</h1>
      <p className="sso__lead">{t('pages.confirm.lead')}</p>
      <p>
        <strong className="sso__email">{email}</strong>
      </p>
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} usedHelp={t('pages.confirm.usedHelp')} />
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...field('password')} label={t('pages.password')} autoComplete="current-password" />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.confirm.submit')}
        </Button>
      </form>
      <p className="sso__small">{t('pages.confirm.notMe')}</p>
      <p className="sso__links">
        <a href={forgotten}>{t('pages.login.forgotten')}</a>
      </p>
    </>
  )
}

/** `/sso/confirm`: the password of a registration, without which its email confirms nothing (ADR 21). */
export const ConfirmStep = ({ token, portalUrl, to }: ServicePageProps) => {
  const t = useTexts('sso')
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    ask(lookAtRegistration, { body: { token } }).then(
      (registration) => setEmail(registration.email),
      setFailure,
    )
  }, [token])
  if (email !== null) return <ConfirmForm email={email} token={token} forgotten={to('forgotten-password')} />
  if (failure === null) return <ServiceSkeleton />
  return (
    <BrokenLink
      title={t('pages.confirm.failed')}
      error={failure}
      usedHelp={t('pages.confirm.usedHelp')}
      portalUrl={portalUrl}
    />
  )
}
