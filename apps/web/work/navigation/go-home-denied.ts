import { text } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { firstMenuPath } from './guard.ts'
import { router } from './router.ts'

/** The reaction to a 403: shows the error and goes home (spec 8); on the home page it only shows the error. */
export const goHomeDenied = (code: 'ACCESS_DENIED'): void => {
  notify({ code: 400, text: text(`platform:errors.${code}`) })
  if (router.state.location.pathname !== firstMenuPath()) router.history.push('/bch/view')
}
