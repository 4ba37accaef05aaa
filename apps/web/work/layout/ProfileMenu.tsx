import { useId, useState, useSyncExternalStore } from 'react'
import { locales } from '#platform/web/i18n/locales.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { onThemeChange, themeMode, toggleTheme } from '#platform/web/theme-mode.ts'
import {
  ChevronDownIcon,
  LogoutIcon,
  MoonIcon,
  PersonIcon,
  SunIcon,
} from '#platform/web/work/components/icons/icons.ts'
import type { PopupItem } from '#platform/web/work/components/menu/MenuPopup.tsx'
import { PopupMenu } from '#platform/web/work/components/menu/PopupMenu.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { changeLocale } from '../../choose-locale.ts'
import { screenExists } from '../menu.ts'
import { useRoleItems } from './use-role-items.ts'

const profilePath = '/bch/view/person-user-profile'

/** How long what is typed may keep somebody who goes, in milliseconds; what is not sent by then stays on the device. */
const longestWait = 3000

const logOut = async (): Promise<void> => {
  await Promise.race([flushUnsavedWork(), new Promise((resolve) => setTimeout(resolve, longestWait))])
  location.assign('/logout')
}

/** The person's own menu: profile settings, theme, language, exit (spec 2). */
export const ProfileMenu = ({ person }: { person: SignedInPerson }) => {
  const t = useTexts('work')
  const go = useGo()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isLight = useSyncExternalStore(onThemeChange, themeMode) === 'light'
  const settings: PopupItem[] = screenExists(profilePath)
    ? [
        {
          key: 'settings',
          label: t('shell.profileSettings'),
          icon: PersonIcon,
          onChoose: () => go(profilePath),
        },
      ]
    : []
  const items: PopupItem[] = [
    ...settings,
    ...useRoleItems(person),
    {
      key: 'theme',
      label: t(isLight ? 'shell.themeDark' : 'shell.themeLight'),
      icon: isLight ? MoonIcon : SunIcon,
      keepOpen: true,
      onChoose: toggleTheme,
    },
    { key: 'language', label: t('shell.language'), kind: 'heading' },
    ...locales.map((locale): PopupItem => {
      const checked = locale === currentLocale()
      return {
        key: locale,
        lang: locale,
        kind: 'radio',
        checked,
        label: t(`shell.locale.${locale}`),
        onChoose: () => checked || void changeLocale(locale),
      }
    }),
    { key: 'exit', label: t('shell.exit'), icon: LogoutIcon, onChoose: () => void logOut() },
  ]
  return (
    <>
      <button
        type="button"
        className="profile-button"
        aria-label={t('shell.profileOf', { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={`${person.lastName} ${person.firstName}`} url={person.avatarUrl} size={30} />
        <ChevronDownIcon />
      </button>
      <PopupMenu
        id={id}
        label={t('shell.profile')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={items}
        header={
          <div className="profile-who">
            <strong>{person.name}</strong>
            <span>{person.email}</span>
          </div>
        }
      />
    </>
  )
}
