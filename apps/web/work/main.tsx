import '#platform/web/base.css'
import './layout/work.css'
import '../impersonation/impersonation.css'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '#platform/web/ErrorBoundary.tsx'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { showMessageAfterReload } from '#platform/web/messages/after-reload.ts'
import { queryClient } from '#platform/web/query/query-client.ts'
import { applyTheme } from '#platform/web/theme-mode.ts'
import { tolerateTranslation } from '#platform/web/translated-page.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { catalogues } from '../catalogues.ts'
import { chooseLocale } from '../choose-locale.ts'
import { startApi } from '../start-api.ts'
import { goHomeDenied } from './navigation/go-home-denied.ts'
import { keepFocus } from './navigation/keep-focus.ts'
import { fetchFirstScreen } from './start/fetch-first-screen.ts'
import { startUp } from './start/start-up.ts'
import { App } from './App.tsx'
import { QueryProvider } from '#platform/web/query/QueryProvider.tsx'

tolerateTranslation()
applyTheme()
startApi(goHomeDenied)
keepFocus()
await startTexts(await chooseLocale(), catalogues, ['work'])
showMessageAfterReload()
void startUp()
void fetchFirstScreen()

createRoot(document.getElementById('root')!).render(
  <QueryProvider client={queryClient}>
    <ErrorBoundary fallback={({ error, again }) => <ErrorState error={error} retry={again} />}>
      <App />
    </ErrorBoundary>
  </QueryProvider>,
)
