import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, useSyncExternalStore } from 'react'
import { locales } from '#platform/web/i18n/locales.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { onThemeChange, themeMode, toggleTheme } from '#platform/web/theme-mode.ts'
import { CheckIcon, ChevronDownIcon, GlobeIcon, LogoutIcon, MoonIcon, PersonIcon, SunIcon } from '#platform/web/work/components/icons/icons.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { changeLocale } from '../../choose-locale.ts'
import { screenExists } from '../menu.ts'

const profilePath = '/bch/view/person-user-profile'

/** The person's own menu: profile settings, theme, language, exit (spec 2). */
export const ProfileMenu = ({ person }: { person: SignedInPerson }) => {
  const t = useTexts('work')
  const go = useGo()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const theme = useSyncExternalStore(onThemeChange, themeMode)
  const close = () => setAnchor(null)
  const ThemeIcon = theme === 'light' ? MoonIcon : SunIcon
  return (
    <>
      <ButtonBase
        className="profile-button"
        aria-label={t('shell.profileOf', { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={`${person.lastName} ${person.firstName}`} url={person.avatarUrl} size={30} />
        <ChevronDownIcon />
      </ButtonBase>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': t('shell.profile') } }}>
        <li role="presentation" className="profile-who">
          <strong>{person.name}</strong>
          <span>{person.email}</span>
        </li>
        {screenExists(profilePath) ? (
          <MenuItem
            onClick={() => {
              close()
              go(profilePath)
            }}
          >
            <PersonIcon />
            {t('shell.profileSettings')}
          </MenuItem>
        ) : null}
        <MenuItem onClick={toggleTheme}>
          <ThemeIcon />
          {t(theme === 'light' ? 'shell.themeDark' : 'shell.themeLight')}
        </MenuItem>
        {locales.map((locale) => (
          <MenuItem
            key={locale}
            lang={locale}
            role="menuitemradio"
            aria-checked={locale === currentLocale()}
            onClick={() => (locale === currentLocale() ? close() : void changeLocale(locale))}
          >
            {locale === currentLocale() ? <CheckIcon /> : <GlobeIcon />}
            {t(`shell.locale.${locale}`)}
          </MenuItem>
        ))}
        <MenuItem component="a" href="/logout">
          <LogoutIcon />
          {t('shell.exit')}
        </MenuItem>
      </Menu>
    </>
  )
}
