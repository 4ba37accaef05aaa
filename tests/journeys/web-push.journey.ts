import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

type Registrations = { registrations: { registrationId: string; scopeURL: string; isDeleted: boolean }[] }

/** Registers the worker as the settings do; a push service, which subscribing needs, is out of reach of the tests. */
const register = async (page: Page, cdp: CDPSession): Promise<string> => {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted)
      if (one) resolve(one.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
  })
  return registered
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, tag, data }) => ({
      title,
      tag,
      link: (data as { link: string }).link,
    }))
  })

// The headless shell, which the other journeys run in, shows no notifications.
const executablePath = process.env['FULL_CHROMIUM_PATH']
if (executablePath)
  test.use({
    launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, executablePath }),
  })

/** A push of the portal is shown by the browser itself, and a click opens the place that it is about. */
test('a push is shown as a notification, and its click opens the place', async ({ browser }) => {
  const page = await signIn(browser, 'ini')
  const context = page.context()
  await context.grantPermissions(['notifications'])
  await page.goto('/bch/view/notifications')
  const { origin } = new URL(page.url())
  const cdp = await context.newCDPSession(page)
  const registrationId = await register(page, cdp)
  const push = (message: object | string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: typeof message === 'string' ? message : JSON.stringify(message),
    })
  const link = '/bch/view/notifications?notificationId=1'
  await push({ title: 'Задание принято', link, tag: 'notification-1' })
  await expect.poll(() => shown(page)).toEqual([{ title: 'Задание принято', tag: 'notification-1', link }])
  // The same notification again replaces the first one.
  await push({ title: 'Задание принято', link, tag: 'notification-1' })
  await push({ title: 42 })
  await expect.poll(() => shown(page)).toHaveLength(1)

  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/push-worker.js'))!
  // A browser opens pages only after the click of a person, so the test records what would be opened.
  const opened = await worker.evaluate(async () => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<null> }
      NotificationEvent: new (type: string, init: object) => Event
      dispatchEvent: (event: Event) => void
    }
    const addresses: string[] = []
    self.clients.openWindow = async (url) => {
      addresses.push(url)
      return null
    }
    const click = (notification: object): void =>
      self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }))
    for (const one of await self.registration.getNotifications()) click(one)
    await self.registration.showNotification('Чужая ссылка', { data: { link: 'https://evil.example/x' } })
    for (const one of await self.registration.getNotifications()) if (one.title === 'Чужая ссылка') click(one)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return addresses
  })
  expect(opened).toEqual([`${origin}${link}`, origin])
  await expect.poll(() => shown(page)).toEqual([])
})
