import { activeWorker } from '#platform/web/active-worker.ts'

/** Has a service worker store this page and the code that it has loaded, so that it opens again without a network. */
export const keepDoorPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    // What is shown without the portal is loaded before it is missing.
    await import('./AwayDoor.tsx')
    const worker = await activeWorker(
      await navigator.serviceWorker.register('/event-door-worker.js', { scope: '/bch/view/event-door' }),
    )
    worker.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
  } catch (error) {
    // The browser allows none here: the page works as long as it is open.
    console.info('no service worker', error)
  }
}
