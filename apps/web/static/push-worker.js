// Shows notifications of the portal while none of its pages is open.
self.addEventListener('push', (event) => {
  const { title, link, tag } = event.data ? event.data.json() : {}
  if (typeof title !== 'string') return
  event.waitUntil(self.registration.showNotification(title, { tag, icon: '/favicon.svg', data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data ?? {}
  // Opens only pages of the portal itself.
  const address = new URL(typeof link === 'string' ? link : '/', self.location.origin)
  const target = address.origin === self.location.origin ? address.href : self.location.origin
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const open = pages.find(({ url }) => url === target)
      return open ? open.focus() : self.clients.openWindow(target)
    })(),
  )
})
