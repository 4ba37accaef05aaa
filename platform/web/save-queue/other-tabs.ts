import type { Theirs } from './entry.ts'

export type SharedEntry<V> = { key: string; theirs: Theirs<V> }

type Message<V> = { kind: 'entries'; entries: SharedEntry<V>[] } | { kind: 'reload' }

/** Other tabs of this browser with the same data. */
export type OtherTabs<V> = {
  share: (entries: SharedEntry<V>[]) => void
  shareReload: () => void
  listen: (on: { onEntries: (entries: SharedEntry<V>[]) => void; onReload: () => void }) => () => void
}

/** Notifies other tabs of this one's saves, and receives theirs. */
export const createOtherTabs = <V>(name: string): OtherTabs<V> => {
  let channel: BroadcastChannel | null = null
  return {
    share: (entries) => channel?.postMessage({ kind: 'entries', entries } satisfies Message<V>),
    shareReload: () => channel?.postMessage({ kind: 'reload' } satisfies Message<V>),
    listen: ({ onEntries, onReload }) => {
      const opened = new BroadcastChannel(name)
      channel = opened
      opened.onmessage = ({ data }: MessageEvent<Message<V>>) => {
        if (data.kind === 'entries') onEntries(data.entries)
        else onReload()
      }
      return () => {
        opened.close()
        if (channel === opened) channel = null
      }
    },
  }
}

/** No tabs to notify: a preview. */
export const noTabs = <V>(): OtherTabs<V> => ({
  share: () => undefined,
  shareReload: () => undefined,
  listen: () => () => undefined,
})
