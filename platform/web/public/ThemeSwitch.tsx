import { useTexts } from '../i18n/use-texts.ts'
import { toggleTheme } from '../theme-mode.ts'
import { Icon } from './Icon.tsx'

/** Switches between light and dark; the styles select the icon, so that server and browser render the same. */
export const ThemeSwitch = () => {
  const t = useTexts('public')
  return (
    <button
      className="icon-button theme-switch"
      type="button"
      aria-label={t('header.theme')}
      title={t('header.theme')}
      onClick={toggleTheme}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
