import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { drawerStore } from '#platform/web/work/components/drawer/drawer-store.ts'
import { warmMenus } from '#platform/web/work/components/menu/PopupMenu.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ownHeadings, screenTitle } from '#platform/web/work/components/page-head-store.ts'
import { stepUpStore } from '../../../../features/identity/web/step-up/step-up-store.ts'
import { Impersonation } from '../../impersonation/Impersonation.tsx'
import { ConsentGate } from './ConsentGate.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { closeMenuOverPage, menuMode } from './menu-mode.ts'
import { PaletteHost } from './PaletteHost.tsx'
import { ShortcutHost } from './ShortcutHost.tsx'
import { SideMenu } from './SideMenu.tsx'
import type { Store } from '#platform/web/store.ts'

/** Whether a store has had a value since the page was opened: its component is loaded only then. */
const useEverOpened = <T,>(store: Store<T>): boolean => {
  const isOpen = Boolean(useStore(store))
  const [ever, setEver] = useState(isOpen)
  if (isOpen && !ever) setEver(true)
  return ever || isOpen
}

const DrawerHost = lazy(async () => ({
  default: (await import('#platform/web/work/components/drawer/DrawerHost.tsx')).DrawerHost,
}))

const StepUpHost = lazy(async () => ({
  default: (await import('../../../../features/identity/web/step-up/StepUpHost.tsx')).StepUpHost,
}))

/** The layout with header and menu. A screen without its own heading gets its route's title. */
export const WorkLayout = () => {
  const t = useTexts('work')
  const mode = useStore(menuMode)
  const title = useStore(screenTitle)
  const hasOwnHeading = useStore(ownHeadings) > 0
  const drawerNeeded = useEverOpened(drawerStore)
  const stepUpNeeded = useEverOpened(stepUpStore)
  useEffect(() => {
    window.addEventListener('pointermove', warmMenus, { once: true })
    const byEscape = (event: KeyboardEvent) => event.key === 'Escape' && closeMenuOverPage()
    document.addEventListener('keydown', byEscape)
    return () => document.removeEventListener('keydown', byEscape)
  }, [])
  return (
    <div className={`work work-menu-${mode}`}>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <SideMenu />
      {mode === 'open' ? <div className="menu-shade" aria-hidden onClick={closeMenuOverPage} /> : null}
      <main id="main" tabIndex={-1}>
        <Slot name="work.own-bounce" small />
        <Slot name="work.announcements" small />
        {hasOwnHeading || !title ? null : (
          <header className="page-head">
            <h1>{title}</h1>
          </header>
        )}
        <Outlet />
      </main>
      <Footer />
      {drawerNeeded ? (
        <Suspense>
          <DrawerHost />
        </Suspense>
      ) : null}
      {stepUpNeeded ? (
        <Suspense>
          <StepUpHost />
        </Suspense>
      ) : null}
      <ConsentGate />
      <PaletteHost />
      <ShortcutHost />
      <Impersonation />
    </div>
  )
}
