/**
 * Runs a function with a timeout in seconds: one that hangs must not occupy a worker forever. The signal tells it
 * that the result is no longer awaited.
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
