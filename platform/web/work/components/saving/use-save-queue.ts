import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { connectionStore } from '../../../api/connection.ts'
import type { Entry } from '../../../save-queue/entry.ts'
import { registerUnsavedWork } from '../../unsaved-work.ts'

/** The part of a save queue that a page uses; see `createSaveQueue`. */
type Running = { start: () => () => Promise<unknown>; flush: () => Promise<boolean> }

type Options = {
  /** The page is left; `ended` resolves when the last values were tried. */
  onStop?: (ended: Promise<unknown>) => void
  /** A command needs everything saved. */
  onCommand?: () => void
}

/**
 * Runs a queue while its page is mounted: it sends at once when the network, the tab or the person comes back, when
 * the tab is left, and before a command that needs it.
 */
export const useSaveQueue = (queue: Running, { onStop, onCommand }: Options = {}): void => {
  useEffect(() => {
    const stop = queue.start()
    const flush = () => void queue.flush()
    const stopConnection = connectionStore.subscribe(() => connectionStore.get() === 'there' && flush())
    const unregister = registerUnsavedWork(() => {
      onCommand?.()
      return queue.flush()
    })
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      stopConnection()
      unregister()
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      const ended = stop()
      onStop?.(ended)
    }
  }, [queue, onStop, onCommand])
}

type Entries<V> = {
  entry: (key: string) => Entry<V>
  subscribe: (key: string, listener: () => void) => () => void
}

/** An entry of a queue, re-rendered only when it changes. */
export const useEntry = <V>(queue: Entries<V>, key: string): Entry<V> => {
  const subscribe = useCallback((listener: () => void) => queue.subscribe(key, listener), [queue, key])
  return useSyncExternalStore(subscribe, () => queue.entry(key))
}
