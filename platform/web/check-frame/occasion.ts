const key = 'sign_on_checked'

/** How long a tab does not ask again: answers change rarely, and nothing may go round in circles. */
const pause = 10 * 60_000

/** Programs that read pages sign nobody in. */
const robots = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i

/** Whether this tab may ask now whether the person is signed in at the service; asking counts as asked. */
export const takeOccasion = (now = Date.now()): boolean => {
  if (robots.test(navigator.userAgent)) return false
  const last = Number(sessionStorage.getItem(key))
  // A clock that was set back must not stop it for ever.
  if (last > now - pause && last <= now) return false
  sessionStorage.setItem(key, String(now))
  return true
}
