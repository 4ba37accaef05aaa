import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { secondStep } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { required } from './form-rules.ts'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'
import { useServiceForm } from './use-service-form.ts'

/** `/sso/second-step`: the app's code, or a recovery code, after the correct password. */
export const SecondStepForm = ({ parameters, to }: ServicePageProps) => {
  const t = useTexts('sso')
  const [recovery, setRecovery] = useState(false)
  const { field, change, failure, busy, submit } = useServiceForm({
    empty: { code: '' },
    check: ({ code }) => ({ code: required(code.trim()) }),
    send: async ({ code }) => {
      const { redirectTo } = await ask(secondStep, { body: { code, ...parameters } })
      location.assign(redirectTo)
    },
  })
  const turn = () => {
    setRecovery(!recovery)
    change({ code: '' })
  }
  return (
    <>
      <h1>{t('pages.secondStep.title')}</h1>
      <p className="sso__lead">{t(recovery ? 'pages.secondStep.recoveryLead' : 'pages.secondStep.lead')}</p>
      <form className="form" noValidate onSubmit={submit}>
        {hasCode(failure, 'SESSION_EXPIRED') ? (
          <Notice tone="error" title={t('pages.secondStep.expired')} />
        ) : (
          <ServiceFailure error={failure} />
        )}
        <Field
          // A separate field, so that a phone's keyboard changes with it.
          key={String(recovery)}
          {...field('code')}
          label={t(recovery ? 'pages.secondStep.recoveryCode' : 'pages.secondStep.code')}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          inputMode={recovery ? 'text' : 'numeric'}
        />
        <Button type="submit" look="primary" wide busy={busy}>
          {t('pages.secondStep.submit')}
        </Button>
        <Button look="quiet" wide onClick={turn}>
          {t(recovery ? 'pages.secondStep.app' : 'pages.secondStep.recovery')}
        </Button>
      </form>
      <p className="sso__links">
        <a href={to('login')}>{t('pages.mail.back')}</a>
      </p>
    </>
  )
}
