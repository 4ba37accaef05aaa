import { useEffect, useMemo, type ComponentType } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AwayPage } from '#platform/web/public/AwayPage.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { EmailChangeStep } from './EmailChangeStep.tsx'
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx'
import { LinkStep } from './LinkStep.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { pageAddress, pageParameters } from './page-parameters.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { ServiceLayout } from './ServiceLayout.tsx'
import type { ServicePageProps } from './service-page.ts'
import { ServiceSkeleton } from './ServiceSkeleton.tsx'
import { UnknownCaller } from './UnknownCaller.tsx'
import { usePageContext } from './use-page-context.ts'

type ServicePage = { Page: ComponentType<ServicePageProps>; title: string; byLetter?: boolean }

/** Pages by the last part of their path. Those opened from an email need only its token, no known caller. */
const pages: Readonly<Record<string, ServicePage>> = {
  login: { Page: LoginForm, title: 'pages.login.title' },
  register: { Page: RegisterForm, title: 'pages.register.title' },
  'forgotten-password': { Page: ForgottenPasswordForm, title: 'pages.forgotten.title' },
  'new-password': { Page: NewPasswordForm, title: 'pages.newPassword.title', byLetter: true },
  link: { Page: LinkStep, title: 'pages.login.title' },
  'second-step': { Page: SecondStepForm, title: 'pages.secondStep.title' },
  'confirm-email': { Page: EmailChangeStep, title: 'pages.emailChange.title', byLetter: true },
  confirm: { Page: ConfirmStep, title: 'pages.confirm.title', byLetter: true },
}

const login: ServicePage = { Page: LoginForm, title: 'pages.login.title' }

/** The page of the service for a URL. */
export const App = ({ address }: { address: URL }) => {
  const t = useTexts('sso')
  const search = useMemo(() => address.searchParams, [address])
  const { known, error, again } = usePageContext(search)
  const { Page, title, byLetter } = pages[address.pathname.split('/').at(-1) ?? ''] ?? login
  const appName = known?.settings.appName ?? ''
  useEffect(() => {
    document.title = [t(title), appName].filter(Boolean).join(' — ')
    document.querySelector('meta[name=description]')?.setAttribute('content', t('pages.description'))
  }, [t, title, appName])

  const content = () => {
    if (error instanceof ApiError && error.isAway) return <AwayPage onBack={again} />
    if (error !== null) return <ErrorNotice error={error} />
    if (!known) return <ServiceSkeleton />
    if (!known.valid && !byLetter) return <UnknownCaller portalUrl={known.portalUrl} />
    return (
      <Page
        parameters={pageParameters(search)}
        to={(page) => pageAddress(page, search)}
        signedInAs={known.signedInAs}
        portalUrl={known.portalUrl}
        token={search.get('token') ?? ''}
        confirmed={search.has('confirmed')}
        upstream={known.upstream}
        upstreamFailure={search.get('upstream_failure')}
        demo={known.settings.demo}
        passwordLength={known.passwordLength}
        registration={known.registration}
      />
    )
  }
  return (
    <ServiceLayout
      appName={appName}
      brand={known?.settings.brand ?? 'default'}
      logo={known?.settings.logo ?? null}
      portalUrl={known?.portalUrl ?? ''}
    >
      {content()}
    </ServiceLayout>
  )
}
