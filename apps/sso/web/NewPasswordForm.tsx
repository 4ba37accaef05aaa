import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Icon } from '#platform/web/public/Icon.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { newPassword } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { passwordError, repeatError } from './form-rules.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { useServiceForm } from './use-service-form.ts'

/** `/sso/new-password`, opened from an email. */
export const NewPasswordForm = ({ parameters, to, token, portalUrl, passwordLength }: ServicePageProps) => {
  const t = useTexts('sso')
  const [done, setDone] = useState(false)
  const { values, field, failure, busy, submit } = useServiceForm({
    empty: { password: '', passwordRepeat: '' },
    check: (given) => ({
      password: passwordError(given.password, passwordLength),
      passwordRepeat: repeatError(given.password, given.passwordRepeat),
    }),
    send: async (given) => {
      await ask(newPassword, { body: { token, ...given } })
      setDone(true)
    },
  })
  if (done) {
    return (
      <div className="sso__message" role="status">
        <Icon name="check" size={40} />
        <h1>{t('pages.newPassword.done')}</h1>
        <p>{t('pages.newPassword.doneHelp')}</p>
        <LinkButton
          href={parameters.redirectedFrom ? to('login') : `${portalUrl}/login-portal`}
          look="primary"
          wide
        >
          {t('pages.login.submit')}
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      <h1>{t('pages.newPassword.title')}</h1>
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} usedHelp={t('pages.newPassword.usedHelp')} />
        <NewPasswordFields field={field} password={values.password} shortest={passwordLength} />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.newPassword.submit')}
        </Button>
      </form>
      <p className="sso__links">
        <a href={to('forgotten-password')}>{t('pages.newPassword.again')}</a>
      </p>
    </>
  )
}
