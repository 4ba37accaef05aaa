/**
 * Opens event check-in offline. It stores the page and its code; the page itself stores its data until the person signs out.
 */
const cacheName = 'event-door'
const page = '/bch/view/event-door'

const isCode = ({ pathname }) =>
  pathname.startsWith('/assets/') || pathname === '/theme.js' || pathname === '/favicon.svg'

/** Stores the page; a page of another build replaces the stored page and its code. */
const storePage = async (response) => {
  if (!response.ok || response.redirected) return
  const html = await response.clone().text()
  const known = await caches.match(page)
  if (known && (await known.text()) !== html) await caches.delete(cacheName)
  const cache = await caches.open(cacheName)
  await cache.put(page, response)
}

const storeCode = async (request, response) => {
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(cacheName)
    await cache.put(request, response.clone())
  }
  return response
}

const openPage = async (event) => {
  try {
    const response = await fetch(event.request)
    event.waitUntil(storePage(response.clone()))
    return response
  } catch (error) {
    const known = await caches.match(page)
    if (known) return known
    throw error
  }
}

const readCode = async (request) => {
  const known = await caches.match(request, { ignoreVary: true })
  return known ?? storeCode(request, await fetch(request))
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isCode(url)) event.respondWith(readCode(request))
})

/** Receives the URLs of the code that the page had loaded before this worker was active. */
self.addEventListener('message', (event) => {
  const storeAll = async () => {
    await storePage(await fetch(page))
    const cache = await caches.open(cacheName)
    const code = event.data.filter((address) => isCode(new URL(address, self.location.origin)))
    for (const address of code) if (!(await cache.match(address))) await cache.add(address)
  }
  // Offline, nothing is stored.
  event.waitUntil(storeAll().catch(() => undefined))
})
