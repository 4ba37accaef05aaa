import { useSyncExternalStore } from 'react'
import { onlyLocale } from '#platform/web/i18n/locales.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { onThemeChange, themeMode, toggleTheme } from '#platform/web/theme-mode.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { MoonIcon, SunIcon } from '#platform/web/work/components/icons/icons.ts'
import { changeLocale } from '../../choose-locale.ts'

/** A guest's actions in the header: theme, language, sign in. */
export const GuestActions = () => {
  const t = useTexts('work')
  const theme = useSyncExternalStore(onThemeChange, themeMode)
  const other = currentLocale() === 'ru' ? 'en' : 'ru'
  return (
    <div className="header-actions">
      <IconAction
        icon={theme === 'light' ? MoonIcon : SunIcon}
        label={t(theme === 'light' ? 'shell.themeDark' : 'shell.themeLight')}
        tip="end"
        onClick={toggleTheme}
      />
      {onlyLocale() ? null : (
        <Button size="small" variant="text" lang={other} onClick={() => void changeLocale(other)}>
          {t(`shell.locale.${other}`)}
        </Button>
      )}
      <Button
        size="small"
        href={`/login-portal?redirect_to=${encodeURIComponent(location.pathname + location.search)}`}
      >
        {t('shell.signIn')}
      </Button>
    </div>
  )
}
