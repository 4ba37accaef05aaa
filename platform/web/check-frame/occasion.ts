const key = 'sign_on_checked'

/** How long a tab does not ask again: answers change rarely, and nothing may go round in circles. */
const pause = 10 * 60_000

/** Programs that read pages sign nobody in. */
const robots = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i

/** Whether this tab may ask whether the person is signed in at the service. */
export const mayAsk = (now = Date.now()): boolean => {
  if (robots.test(navigator.userAgent)) return false
  const last = Number(sessionStorage.getItem(key))
  // A clock that was set back must not stop it for ever.
  return !(last > now - pause && last <= now)
}

/** Notes that it has asked, whatever came of it; a page that was left before the answer has not. */
export const noteAsked = (): void => sessionStorage.setItem(key, String(Date.now()))
