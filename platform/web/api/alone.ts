/** How long other tabs wait after the work, until its changes are visible in their storage. */
const settling = 100

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Runs while no other tab does; plain http has no locks and uses a lease instead. */
const exclusively = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) return navigator.locks.request('session', work)
  const { leased } = await import('./lease.ts')
  return leased('session_lease', work)
}

/**
 * Runs work on the session in one tab at a time: two tabs using one refresh token look like a stolen token. Resolves
 * as soon as the work is done; the next tab starts once it can see the outcome.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    exclusively(async () => {
      await work().then(resolve, reject)
      await pause(settling)
    }).catch(reject)
  })
