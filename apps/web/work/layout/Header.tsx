import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { MenuIcon, SearchIcon, HelpIcon } from '#platform/web/work/components/icons/icons.ts'
import { paletteOpen } from '#platform/web/work/components/palette/palette-store.ts'
import { Brand } from './Brand.tsx'
import { menuMode, toggleMenu } from './menu-mode.ts'
import { GuestActions } from './GuestActions.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { useRouterState } from '@tanstack/react-router'
import { Tip } from '#platform/web/work/components/Tip.tsx'
import { manualOfScreen } from '../manual-places.ts'

/** Opens the manuals in a new tab, at the section about the current screen. */
const HelpLink = () => {
  const t = useTexts('work')
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Tip text={t('shell.help')} at="end">
      <a
        className="icon-action"
        href={manualOfScreen(path)}
        target="_blank"
        rel="noopener"
        aria-label={t('shell.help')}
      >
        <HelpIcon />
      </a>
    </Tip>
  )
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The header: menu button, home, quick navigation, and the person. */
export const Header = () => {
  const t = useTexts('work')
  const person = useStore(personStore)
  const mode = useStore(menuMode)
  return (
    <header className="work-header">
      {person ? (
        <IconAction
          icon={MenuIcon}
          label={t(mode === 'open' ? 'shell.menuClose' : 'shell.menuOpen')}
          tip="side"
          aria-expanded={mode === 'open'}
          aria-controls="side-menu"
          onClick={toggleMenu}
        />
      ) : null}
      <Brand />
      {person ? (
        <button
          type="button"
          className="palette-button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => paletteOpen.set(true)}
        >
          <SearchIcon />
          <span>{t('palette.open')}</span>
          <kbd translate="no" aria-hidden>
            {isMac ? '⌘K' : 'Ctrl K'}
          </kbd>
        </button>
      ) : (
        <span className="header-space" />
      )}
      <HelpLink />
      {person ? <ProfileMenu person={person} /> : <GuestActions />}
    </header>
  )
}
