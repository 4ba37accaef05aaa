import type { sendOutside } from '#platform/server/outgoing/send-outside.ts'

/** So many tellings are under way at once; more are dropped: a slow service holds nobody up. */
const atOnce = 20

/** What says to a service like Plausible that a page was opened; it keeps no reader, so all hits come from the portal. */
export const analyticsTeller = ({
  url,
  publicUrl,
  send,
}: {
  url: string | undefined
  publicUrl: string
  send: typeof sendOutside
}): ((path: string) => void) => {
  let underWay = 0
  return (path) => {
    if (!url || underWay >= atOnce) return
    underWay += 1
    const body = JSON.stringify({
      name: 'pageview',
      domain: new URL(publicUrl).hostname,
      url: new URL(path, publicUrl).href,
    })
    const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Portal)' }
    // What became of it is nobody's concern here: the page is open.
    void send({ url, headers, body }, AbortSignal.timeout(5000)).finally(() => {
      underWay -= 1
    })
  }
}
