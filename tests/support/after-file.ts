type Close = () => Promise<void> | void

const closes: Close[] = []

/**
 * Closes something when the test file has ended, the last made first. An `afterAll` of a function that a hook calls would belong
 * to whichever file the worker ran first: files of a worker share their modules.
 */
export const afterFile = (close: Close): void => void closes.push(close)

/** Closes what the file has made; called by the setup of each file. */
export const closeFile = async (): Promise<void> => {
  for (let close = closes.pop(); close; close = closes.pop()) await close()
}
