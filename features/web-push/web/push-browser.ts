import { activeWorker } from '#platform/web/active-worker.ts'
import { call } from '#platform/web/api/call.ts'
import { addPushDevice, keepPushDevice, preparePush } from '../contract/push.endpoints.ts'

const worker = '/push-worker.js'

/** Whether this browser can show notifications of a page that is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0)!)

/** The subscription of this browser, if it has one. */
export const ownSubscription = async (): Promise<PushSubscription | null> => {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the person to allow notifications and adds this browser; false if they do not allow them. */
export const addThisDevice = async (): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { publicKey } = await call(preparePush, {})
  const registration = await navigator.serviceWorker.register(worker)
  // Only an active worker can be subscribed.
  await activeWorker(registration)
  const { pushManager } = registration
  // A subscription made with another key does not work.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  await call(addPushDevice, {
    headers: {},
    body: {
      endpoint: subscription.endpoint,
      keys: {
        p256dh: base64Url(subscription.getKey('p256dh')),
        auth: base64Url(subscription.getKey('auth')),
      },
    },
  })
  return true
}

/** Ties this browser to the current session; unsubscribes if the portal does not know it as the person's device. */
export const keepThisDevice = async (): Promise<void> => {
  const subscription = await ownSubscription()
  if (!subscription) return
  const { known } = await call(keepPushDevice, { body: { endpoint: subscription.endpoint } })
  if (!known) await subscription.unsubscribe()
}
