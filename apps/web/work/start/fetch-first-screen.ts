import { loadTexts } from '#platform/web/i18n/texts.ts'
import { textsOf } from '#platform/web/screen.ts'
import { readSearch } from '#platform/web/search-params.ts'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { screens } from '../screens.ts'

/** Loads the screen of the URL while the sign-in is still being checked. */
export const fetchFirstScreen = async (): Promise<void> => {
  const screen = screens.find(({ path }) => path === location.pathname)
  if (!screen || (screen.access !== 'public' && !mayBeSignedIn())) return
  // Failures are reported when the screen itself is opened.
  await Promise.allSettled([
    screen.load(),
    loadTexts(...textsOf(screen)),
    screen.prefetch?.().then(({ fetch }) => fetch?.(readSearch(location.search))),
  ])
}
