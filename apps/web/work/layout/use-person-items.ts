import { useSyncExternalStore } from 'react'
import { locales, onlyLocale } from '#platform/web/i18n/locales.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { onThemeChange, themeMode, toggleTheme } from '#platform/web/theme-mode.ts'
import { LogoutIcon, MoonIcon, PersonIcon, SunIcon } from '#platform/web/work/components/icons/icons.ts'
import type { PopupItem } from '#platform/web/work/components/menu/MenuPopup.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { changeLocale } from '../../choose-locale.ts'
import { screenExists } from '../menu.ts'
import { useAcceleratorItems } from './use-accelerator-items.ts'
import { useRoleItems } from './use-role-items.ts'

const profilePath = '/bch/view/person-user-profile'

/** Maximum delay of signing out for unsaved changes, in milliseconds; what is not sent by then remains on the device. */
const longestWait = 3000

const logOut = async (): Promise<void> => {
  await Promise.race([flushUnsavedWork(), new Promise((resolve) => setTimeout(resolve, longestWait))])
  location.assign('/logout')
}

/** A person's menu items: profile settings, accelerator, role, theme, language, exit (spec 2). Shown in the menu and the palette. */
export const usePersonItems = (person: SignedInPerson): (PopupItem & { label: string })[] => {
  const t = useTexts('work')
  const go = useGo()
  const accelerators = useAcceleratorItems()
  const roles = useRoleItems(person)
  const isLight = useSyncExternalStore(onThemeChange, themeMode) === 'light'
  return [
    ...(screenExists(profilePath)
      ? [
          {
            key: 'settings',
            label: t('shell.profileSettings'),
            icon: PersonIcon,
            onChoose: () => go(profilePath),
          },
        ]
      : []),
    ...accelerators,
    ...roles,
    {
      key: 'theme',
      label: t(isLight ? 'shell.themeDark' : 'shell.themeLight'),
      icon: isLight ? MoonIcon : SunIcon,
      keepOpen: true,
      onChoose: toggleTheme,
    },
    ...(onlyLocale() ? [] : [{ key: 'language', label: t('shell.language'), kind: 'heading' as const }]),
    ...(onlyLocale() ? [] : locales).map((locale) => {
      const checked = locale === currentLocale()
      return {
        key: locale,
        lang: locale,
        kind: 'radio' as const,
        checked,
        label: t(`shell.locale.${locale}`),
        onChoose: () => checked || void changeLocale(locale),
      }
    }),
    { key: 'exit', label: t('shell.exit'), icon: LogoutIcon, onChoose: () => void logOut() },
  ]
}
