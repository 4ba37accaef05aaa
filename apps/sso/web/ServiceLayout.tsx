import type { ReactNode } from 'react'
import { saveLocale } from '#platform/web/i18n/locales.ts'
import { Brand } from '#platform/web/public/Brand.tsx'
import { LanguageSwitch } from '#platform/web/public/LanguageSwitch.tsx'
import { ThemeSwitch } from '#platform/web/public/ThemeSwitch.tsx'

type ServiceLayoutProps = {
  appName: string
  brand: string
  logo: string | null
  portalUrl: string
  children: ReactNode
}

/** The layout of the service's pages: brand, one card, language and theme. */
export const ServiceLayout = ({ appName, brand, logo, portalUrl, children }: ServiceLayoutProps) => (
  <div className="sso">
    <header className="sso__header">
      <Brand appName={appName} brand={brand} logo={logo} href={`${portalUrl}/portal`} />
      <div className="header__tools sso__tools">
        <LanguageSwitch
          onChoose={(locale) => {
            saveLocale(locale)
            location.reload()
          }}
        />
        <ThemeSwitch />
      </div>
    </header>
    <main className="sso__card">{children}</main>
  </div>
)
