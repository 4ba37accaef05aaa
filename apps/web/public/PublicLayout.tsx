import { useCallback, useEffect, useRef, type MouseEvent } from 'react'
import { Outlet, useLoaderData, useRouter, useRouterState } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PublicFooter } from '#platform/web/public/PublicFooter.tsx'
import { PublicHeader } from '#platform/web/public/PublicHeader.tsx'
import { applyBrand } from '#platform/web/theme-mode.ts'
import { changeLanguage } from './change-language.ts'
import { insidePath } from './inside-path.ts'
import { pageTitle } from './page-title.ts'
import { showcaseMenu } from './showcase-menu.ts'

type RootData = { settings: { appName: string; brand: string; companyName: string }; year: number }

/** Head and foot around every public page. Links between public pages change the page without a new document. */
export const PublicLayout = () => {
  const t = useTexts('public')
  const router = useRouter()
  const { settings, year } = useLoaderData({ from: '__root__' }) as RootData
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const loading = useRouterState({ select: (state) => state.isLoading })
  const title = useRouterState({ select: (state) => pageTitle(state.matches, settings.appName) })
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)

  useEffect(() => applyBrand(settings.brand), [settings.brand])
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    // A new page begins at its content, for the keyboard as for the screen reader.
    if (shown.current !== path) main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])

  const follow = useCallback(
    (event: MouseEvent) => {
      const inside = insidePath(event)
      if (inside === null) return
      event.preventDefault()
      router.history.push(inside)
    },
    [router],
  )
  return (
    // The links inside are the interactive elements; the frame only follows them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="page" onClick={follow}>
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      {loading ? <div className="progress" aria-hidden="true" /> : null}
      <PublicHeader
        appName={settings.appName}
        brand={settings.brand}
        links={showcaseMenu.map(({ href, text }) => ({ href, label: t(text) }))}
        path={path}
        onLanguage={(locale) => void changeLanguage(locale)}
      />
      <main className="page__main" id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <PublicFooter companyName={settings.companyName} year={year} />
    </div>
  )
}
