import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PublicFooter } from '#platform/web/public/PublicFooter.tsx'
import { PublicHeader } from '#platform/web/public/PublicHeader.tsx'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { startSupportChat } from '#platform/web/support-chat.ts'
import { applyBrand } from '#platform/web/theme-mode.ts'
import { Impersonation } from '../impersonation/Impersonation.tsx'
import { FrameLayout } from './frame/FrameLayout.tsx'
import type { OpenedPage } from './open-page.tsx'
import { MaintenanceNotice } from './MaintenanceNotice.tsx'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { languageParam, type Locale } from '#platform/web/i18n/locales.ts'
import { personStore } from '#platform/web/person-store.ts'
import { getTokenInfo } from '../../../features/identity/contract/session.endpoints.ts'
import { changeLocale } from '../choose-locale.ts'
import { useMaintenance } from './use-maintenance.ts'

/** Changes the language; for a signed-in person also on the server, though public pages do not know the name. */
const changeLanguage = async (locale: Locale): Promise<void> => {
  if (mayBeSignedIn() && !personStore.get()) {
    await call(getTokenInfo, undefined, { deniedHere: true }).then(personStore.set, (error: unknown) => {
      console.info('nobody is signed in', error)
    })
  }
  // A language in the URL would restore the old one.
  const url = new URL(location.href)
  url.searchParams.delete(languageParam)
  history.replaceState(null, '', url)
  await changeLocale(locale)
}

/** The showcase menu in the header: existing pages, and the keys of their names. */
const showcaseMenu = [
  { href: '/portal/projects-start-page', text: 'menu.start' },
  { href: '/portal#tracks', text: 'menu.tracks' },
  { href: '/showcase/projects-list', text: 'menu.projects' },
  { href: '/showcase/experts-list', text: 'menu.experts' },
  { href: '/showcase/accelerators-list', text: 'menu.accelerators' },
  { href: '/showcase/events-list', text: 'menu.events' },
  { href: '/showcase/open-tasks-list', text: 'menu.openTasks' },
  { href: '/showcase/investors-list', text: 'menu.investorCards' },
  { href: '/manuals', text: 'menu.manuals' },
  { href: '/support', text: 'menu.support' },
] as const satisfies readonly { href: PageHref; text: string }[]

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
  const works = useMaintenance(maintenance)
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
    void import('../../../features/page-hits/web/public/report-page-hit.ts').then(
      ({ reportPageHit }) => reportPageHit(location, tellsHits),
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
      {works ? <MaintenanceNotice works={works} /> : null}
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
