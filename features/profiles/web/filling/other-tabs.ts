import type { Place } from '../../domain/values.ts'
import type { Theirs } from './store-types.ts'

type SharedCell = { place: Place; theirs: Theirs }
type Message = { kind: 'cells'; cells: SharedCell[] } | { kind: 'items' }

/** Other tabs of this browser that show the same profile. */
export type OtherTabs = {
  share: (cells: SharedCell[]) => void
  shareItems: () => void
  listen: (on: { onCells: (cells: SharedCell[]) => void; onItems: () => void }) => () => void
}

/** Tells other tabs what this one saved, and hears what they saved. */
export const createOtherTabs = (name: string): OtherTabs => {
  let channel: BroadcastChannel | null = null
  return {
    share: (cells) => channel?.postMessage({ kind: 'cells', cells } satisfies Message),
    shareItems: () => channel?.postMessage({ kind: 'items' } satisfies Message),
    listen: ({ onCells, onItems }) => {
      const opened = new BroadcastChannel(name)
      channel = opened
      opened.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.kind === 'cells') onCells(data.cells)
        else onItems()
      }
      return () => {
        opened.close()
        if (channel === opened) channel = null
      }
    },
  }
}
