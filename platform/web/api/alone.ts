/** How long the others wait after the work: what it saved reaches their view of the storage a moment later. */
const settling = 100

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

/** Runs where no other tab is; plain http has no locks and makes do with a lease. */
const exclusively = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) return navigator.locks.request('session', work)
  const { leased } = await import('./lease.ts')
  return leased('session_lease', work)
}

/**
 * Does what only one tab at a time may do with the session: two that use one refresh token look like a thief and the
 * owner. Answers as soon as the work is done; the next tab's turn comes once it can see the outcome.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    exclusively(async () => {
      await work().then(resolve, reject)
      await pause(settling)
    }).catch(reject)
  })
