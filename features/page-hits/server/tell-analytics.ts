import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'

/**
 * Maximum number of concurrent requests to the analytics service. More are dropped, so that a slow service delays
 * nobody.
 */
const atOnce = 20

/**
 * Reports page hits to a service such as Plausible, if its URL is not empty. No visitor address is forwarded, so all hits come from the portal.
 */
export const analyticsTeller = ({
  publicUrl,
  send,
}: {
  publicUrl: string
  send: typeof sendOutside
}): ((url: string, path: string) => void) => {
  let underWay = 0
  return (url, path) => {
    if (url === '' || underWay >= atOnce) return
    underWay += 1
    const body = JSON.stringify({
      name: 'pageview',
      domain: new URL(publicUrl).hostname,
      url: new URL(path, publicUrl).href,
    })
    const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Portal)' }
    // The result does not matter here: the visitor already has the page.
    void send({ url, headers, body }, AbortSignal.timeout(5000)).finally(() => {
      underWay -= 1
    })
  }
}
