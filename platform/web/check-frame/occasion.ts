const key = 'sign_on_checked'

/** Minimum time between checks of a tab: results change rarely, and redirect loops must be impossible. */
const pause = 10 * 60_000

/** Crawlers do not sign in. */
const robots = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i

/** Whether this tab may check if the person is signed in at the service. */
export const mayAsk = (now = Date.now()): boolean => {
  if (robots.test(navigator.userAgent)) return false
  const last = Number(sessionStorage.getItem(key))
  // A clock set back must not block it forever.
  return !(last > now - pause && last <= now)
}

/** Records the check, whatever its result; a page left before the result does not count. */
export const noteChecked = (): void => sessionStorage.setItem(key, String(Date.now()))
