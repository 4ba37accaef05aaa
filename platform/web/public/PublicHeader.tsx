import { useTexts } from '../i18n/use-texts.ts'
import { Brand, type BrandProps } from './Brand.tsx'
import { Icon } from './Icon.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Menu } from './Menu.tsx'
import { MenuLinks, type MenuLink } from './MenuLinks.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** Link to sign in, or to the work area; both labels have the same size, so that nothing shifts when the state is known. */
const AccountButton = ({ address }: { address: string }) => {
  const t = useTexts('public')
  const signedIn = useSignedIn()
  const href = signedIn ? '/bch/view' : `/login-portal?redirect_to=${encodeURIComponent(address)}`
  return (
    <a className="button button--secondary account" href={href}>
      <span className="account__label" hidden={signedIn} aria-hidden={signedIn}>
        {t('header.signIn')}
      </span>
      <span className="account__label" hidden={!signedIn} aria-hidden={!signedIn}>
        {t('header.workspace')}
      </span>
    </a>
  )
}

type PublicHeaderProps = BrandProps & {
  links: readonly MenuLink[]
  /** Path and query of the page: marks its link, and is the return target after signing in. */
  address: string
  onLanguage: (locale: 'ru' | 'en') => void
}

/** The header of every public page; on small screens everything but the brand and the sign-in link is in a menu (spec 2). */
export const PublicHeader = ({
  appName,
  brand,
  logo = null,
  links,
  address,
  onLanguage,
}: PublicHeaderProps) => {
  const t = useTexts('public')
  return (
    <header className="header">
      <div className="header__row">
        <Brand appName={appName} brand={brand} logo={logo} />
        <nav className="header__nav" aria-label={t('header.navigation')}>
          <MenuLinks links={links} path={address} />
        </nav>
        <div className="header__tools">
          <LanguageSwitch onChoose={onLanguage} />
          <ThemeSwitch />
        </div>
        <AccountButton address={address} />
        <div className="header__menu">
          <Menu
            label={t('header.menu')}
            content={
              <>
                <nav aria-label={t('header.navigation')}>
                  <MenuLinks links={links} path={address} />
                </nav>
                <div className="menu__tools">
                  <LanguageSwitch onChoose={onLanguage} />
                  <ThemeSwitch />
                </div>
              </>
            }
          >
            <Icon name="menu" size={22} />
          </Menu>
        </div>
      </div>
    </header>
  )
}
