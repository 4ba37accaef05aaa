type Close = () => Promise<void> | void

const closes: Close[] = []

/**
 * Registers a cleanup for the end of the test file, run in reverse order. An `afterAll` in a function called by a
 * hook would belong to the first file of the worker, because files of a worker share modules.
 */
export const afterFile = (close: Close): void => void closes.push(close)

/** Runs the file's cleanups; called by the setup of each file. */
export const closeFile = async (): Promise<void> => {
  for (let close = closes.pop(); close; close = closes.pop()) await close()
}
