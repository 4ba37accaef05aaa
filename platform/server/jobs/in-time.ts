/**
 * Runs something for so many seconds at most: what hangs must not hold its place among the workers for good. The signal
 * tells what runs that nobody waits for it any more.
 */
export const inTime = async (seconds: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const signal = AbortSignal.timeout(seconds * 1000)
  let giveUp = (): void => {}
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new Error(`not done after ${seconds} seconds`))
  })
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    await Promise.race([run(signal), late])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
