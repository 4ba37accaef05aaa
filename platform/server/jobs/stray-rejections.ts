/** A component of the process whose unhandled rejections must not end it. */
type Survivor = {
  /** Whether the reason of a rejection comes from this component. */
  owns: (reason: unknown) => boolean
  onRejection: (reason: unknown) => void
}

const survivors = new Set<Survivor>()

const decide = (reason: unknown): void => {
  const owner = [...survivors].find(({ owns }) => owns(reason))
  if (owner) owner.onRejection(reason)
  // Any other one ends the process, as it does without this listener.
  else if (process.listenerCount('unhandledRejection') === 1) throw reason
}

/** Lets the process survive the unhandled rejections of one component, until the returned function is called. */
export const surviveRejections = (survivor: Survivor): (() => void) => {
  if (survivors.size === 0) process.on('unhandledRejection', decide)
  survivors.add(survivor)
  return () => {
    survivors.delete(survivor)
    if (survivors.size === 0) process.off('unhandledRejection', decide)
  }
}

/** Whether an error was thrown by the code of a package itself, not by its callees or callers. */
export const isThrownBy = (packageName: string, reason: unknown): boolean => {
  const frames = reason instanceof Error ? (reason.stack ?? '').split('\n') : []
  const top = frames.find(
    (line) => /^\s*at /.test(line) && !line.includes('(node:') && !line.includes(' node:'),
  )
  return top?.replaceAll('\\', '/').includes(`/node_modules/${packageName}/`) ?? false
}
