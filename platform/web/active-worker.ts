/**
 * The active worker of a registration. Not `navigator.serviceWorker.ready`: that is the registration of the narrowest scope
 * around the page, which may be another worker's, or one that is never registered.
 */
export const activeWorker = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker> => {
  if (registration.active) return registration.active
  const coming = registration.waiting ?? registration.installing
  if (!coming) throw new Error('the service worker is gone')
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (coming.state === 'activated') resolve(coming)
      else if (coming.state === 'redundant') reject(new Error('the service worker could not be installed'))
    }
    coming.addEventListener('statechange', look)
    look()
  })
}
