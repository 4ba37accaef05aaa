import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'
import { mayBeSignedIn } from '#platform/web/session.ts'

/** `/`: redirects a signed-in person to the work area, which opens their first menu item; a guest to the start page (spec 2). */
export const RootScreen = () => {
  const t = useTexts('identity')
  useEffect(() => location.replace(mayBeSignedIn() ? '/bch/view' : '/portal'), [])
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="0; url=/portal" />
      </noscript>
      <WaitingPage title={t('public.entering')} />
    </>
  )
}
