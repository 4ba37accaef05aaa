import { loadTexts } from '#platform/web/i18n/texts.ts'
import { textsOf } from '#platform/web/screen.ts'
import { readSearch } from '#platform/web/search-params.ts'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { screens } from '../screens.ts'

/** Fetches the screen that the address names while it is still being found out who is here. */
export const fetchFirstScreen = async (): Promise<void> => {
  const screen = screens.find(({ path }) => path === location.pathname)
  if (!screen || (screen.access !== 'public' && !mayBeSignedIn())) return
  // A part that does not come is told when the screen itself is opened.
  await Promise.allSettled([
    screen.load(),
    loadTexts(...textsOf(screen)),
    screen.prefetch?.().then(({ fetch }) => fetch?.(readSearch(location.search))),
  ])
}
