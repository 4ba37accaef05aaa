import { activeWorker } from '#platform/web/active-worker.ts'

/** Registers a service worker that stores this page and its loaded code, so that it can be reopened without a network. */
export const cacheDoorPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    // Loads the offline screen while the network is still there.
    await import('./AwayDoor.tsx')
    const worker = await activeWorker(
      await navigator.serviceWorker.register('/event-door-worker.js', { scope: '/bch/view/event-door' }),
    )
    worker.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
  } catch (error) {
    // The browser allows no service worker here: the page works only while it is open.
    console.info('no service worker', error)
  }
}
