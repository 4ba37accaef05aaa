import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { confirm } from '../contract/endpoints.ts'
import { ask } from './ask.ts'
import { ServiceFailure } from './ServiceFailure.tsx'
import type { ServicePageProps } from './service-page.ts'

/** Where to sign in now, and that the page shall say why. */
const signInPage = (redirectTo: string | null, portalUrl: string): URL => {
  const page = new URL(redirectTo ?? '/login-portal', portalUrl)
  page.searchParams.set('confirmed', 'true')
  return page
}

/** `/sso/confirm`: confirms an address by its letter's token and leads on to signing in. */
export const ConfirmStep = ({ token, portalUrl }: ServicePageProps) => {
  const t = useTexts('sso')
  const [failure, setFailure] = useState<unknown>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    ask(confirm, { body: { token } }).then(
      ({ redirectTo }) => location.replace(signInPage(redirectTo, portalUrl)),
      setFailure,
    )
  }, [token, portalUrl])
  return (
    <div className="sso__message">
      <h1>{t(failure === null ? 'pages.confirm.title' : 'pages.confirm.failed')}</h1>
      <ServiceFailure error={failure} usedHelp={t('pages.confirm.usedHelp')} />
      {failure === null ? null : (
        <LinkButton href={portalUrl} look="primary" wide>
          {t('pages.toPortal')}
        </LinkButton>
      )}
    </div>
  )
}
