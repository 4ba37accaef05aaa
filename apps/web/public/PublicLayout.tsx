import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PublicFooter } from '#platform/web/public/PublicFooter.tsx'
import { PublicHeader } from '#platform/web/public/PublicHeader.tsx'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { startSupportChat } from '#platform/web/support-chat.ts'
import { applyBrand } from '#platform/web/theme-mode.ts'
import { Impersonation } from '../impersonation/Impersonation.tsx'
import { changeLanguage } from './change-language.ts'
import { FrameLayout } from './frame/FrameLayout.tsx'
import type { OpenedPage } from './open-page.tsx'
import { MaintenanceNotice } from './MaintenanceNotice.tsx'
import { showcaseMenu } from './showcase-menu.ts'

type PublicLayoutProps = {
  opened: OpenedPage
  /** Path and query of the page. */
  address: string
}

/** A public page, standalone or in a frame on another site. */
export const PublicLayout = ({ opened, address }: PublicLayoutProps) =>
  opened.frame ? (
    <FrameLayout opened={opened} frame={opened.frame} />
  ) : (
    <WholePage opened={opened} address={address} />
  )

/** Header and footer around every public page. */
const WholePage = ({
  opened: { settings, maintenance, title, year, content },
  address,
}: PublicLayoutProps) => {
  const t = useTexts('public')
  useEffect(() => applyBrand(settings.brand), [settings.brand])
  const { chats } = settings
  useEffect(() => startSupportChat(mayBeSignedIn() ? chats?.person : chats?.guest), [chats])
  useEffect(() => {
    document.title = title
  }, [title])
  const { tellsHits } = settings
  useEffect(() => {
    // Most pages do not count views, and load nothing for it: only pages of accelerators and their tracks are
    // counted.
    if (!tellsHits && !location.pathname.startsWith('/details/accelerator')) return
    void import('../../../features/page-hits/web/public/tell-page-hit.ts').then(
      ({ tellPageHit }) => tellPageHit(location, tellsHits),
      () => {},
    )
  }, [tellsHits])
  return (
    <div className="page">
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      <Impersonation />
      <PublicHeader
        appName={settings.appName}
        brand={settings.brand}
        logo={settings.logo}
        links={showcaseMenu.map(({ href, text }) => ({ href, label: t(text) }))}
        address={address}
        onLanguage={(locale) => void changeLanguage(locale)}
      />
      {maintenance ? <MaintenanceNotice works={maintenance} /> : null}
      <main className="page__main" id="main" tabIndex={-1}>
        {content}
      </main>
      <PublicFooter
        companyName={settings.companyName}
        year={year}
        supportEmail={settings.supportEmail}
        faqUrl={settings.faqUrl}
      />
    </div>
  )
}
