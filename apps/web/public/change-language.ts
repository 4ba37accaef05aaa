import { call } from '#platform/web/api/call.ts'
import { languageParam, type Locale } from '#platform/web/i18n/locales.ts'
import { personStore } from '#platform/web/person-store.ts'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { getTokenInfo } from '../../../features/identity/contract/session.endpoints.ts'
import { changeLocale } from '../choose-locale.ts'

/** Changes the language; for a signed-in person also on the server, though public pages do not know the name. */
export const changeLanguage = async (locale: Locale): Promise<void> => {
  if (mayBeSignedIn() && !personStore.get()) {
    await call(getTokenInfo, undefined, { deniedHere: true }).then(personStore.set, (error: unknown) => {
      console.info('nobody is signed in', error)
    })
  }
  // A language in the URL would restore the old one.
  const url = new URL(location.href)
  url.searchParams.delete(languageParam)
  history.replaceState(null, '', url)
  await changeLocale(locale)
}
