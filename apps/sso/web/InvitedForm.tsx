import { useEffect, useState } from 'react'
import type { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { PasswordField } from '#platform/web/public/PasswordField.tsx'
import { lookAtInvited, registerInvited } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { ConsentBoxes } from './ConsentBoxes.tsx'
import { nameError, passwordError, required } from './form-rules.ts'
import { forgetFields } from './stored-fields.ts'
import { NameFields } from './NameFields.tsx'
import { givenNames } from './page-parameters.ts'
import { PasswordRules } from './PasswordRules.tsx'
import { ServiceFailure } from './ServiceFailure.tsx'
import { ServiceSkeleton } from './ServiceSkeleton.tsx'
import type { ServicePageProps } from './service-page.ts'
import { useServiceForm } from './use-service-form.ts'

const empty = {
  lastName: '',
  firstName: '',
  middleName: '',
  password: '',
  rulesVersion: '',
  consentVersion: '',
}

type Props = ServicePageProps & { ticket: string }

const Form = ({ ticket, email, parameters, to, portalUrl, passwordLength }: Props & { email: string }) => {
  const t = useTexts('sso')
  const { values, field, failure, busy, submit } = useServiceForm({
    empty: { ...empty, ...givenNames(new URLSearchParams(location.search)) },
    owner: email,
    check: (given) => ({
      lastName: nameError(given.lastName),
      firstName: nameError(given.firstName),
      middleName: nameError(given.middleName, { optional: true }),
      password: passwordError(given.password, passwordLength),
      rulesVersion: required(given.rulesVersion),
      consentVersion: required(given.consentVersion),
    }),
    send: async (given) => {
      // The consent is to this page's version; an older one is refused at the checkbox.
      const rulesVersion = given.rulesVersion as typeof portalRulesVersion
      const consentVersion = given.consentVersion as typeof portalRulesVersion
      const body = { ...given, rulesVersion, consentVersion, ticket, locale: currentLocale(), ...parameters }
      const { redirectTo } = await ask(registerInvited, { body })
      forgetFields()
      location.assign(redirectTo)
    },
  })
  return (
    <>
      <h1>{t('pages.invited.title')}</h1>
      <p className="sso__lead">{t('pages.invited.lead')}</p>
      <form className="form" noValidate onSubmit={submit}>
        <ServiceFailure error={failure} usedHelp={t('pages.invited.usedHelp')} />
        <Field
          name="email"
          label={t('pages.email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          help={t('pages.invited.emailHelp')}
        />
        <NameFields field={field} />
        <div>
          <PasswordField
            {...field('password')}
            label={t('pages.newPassword.password')}
            autoComplete="new-password"
            limit={passwordLength}
          />
          <PasswordRules password={values.password} shortest={passwordLength} />
        </div>
        <ConsentBoxes field={field} portalUrl={portalUrl} />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.invited.submit')}
        </Button>
      </form>
      <p className="sso__links">
        <a href={to('login')}>{t('pages.register.login')}</a>
      </p>
    </>
  )
}

/** The registration from an invitation's link: its address is proved, so that one form is enough. */
export const InvitedForm = (props: Props) => {
  const t = useTexts('sso')
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { ticket, portalUrl } = props
  useEffect(() => {
    ask(lookAtInvited, { body: { ticket } }).then((invited) => setEmail(invited.email), setFailure)
  }, [ticket])
  if (email !== null) return <Form {...props} email={email} />
  if (failure === null) return <ServiceSkeleton />
  return (
    <BrokenLink
      title={t('pages.invited.failed')}
      error={failure}
      usedHelp={t('pages.invited.usedHelp')}
      portalUrl={portalUrl}
    />
  )
}
