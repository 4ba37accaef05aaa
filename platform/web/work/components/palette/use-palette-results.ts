import { useEffect, useState } from 'react'
import { matches } from './match.ts'
import { searchProviders, type PaletteItem } from './palette-store.ts'

/** A titled part of the palette's answers. */
export type PaletteGroup = { key: string; title: string; items: PaletteItem[] }

/** What stands ready at once, by words, and what the searches find after a pause in typing. */
export const usePaletteResults = (ready: readonly PaletteGroup[], text: string): PaletteGroup[] => {
  const [found, setFound] = useState<PaletteGroup[]>([])
  useEffect(() => {
    if (text.trim().length < 2) {
      setFound([])
      return undefined
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const asked = searchProviders().map(async ({ id, title, search }) => ({
        key: id,
        title: title(),
        // One search that fails must not take the others with it.
        items: await search(text.trim(), stop.signal).catch(() => []),
      }))
      const show = async (): Promise<void> => {
        const groups = await Promise.all(asked)
        if (!stop.signal.aborted) setFound(groups)
      }
      void show()
    }, 180)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  const own = ready.map((group) => ({
    ...group,
    items: group.items.filter((item) => matches(item.label, text)),
  }))
  return [...own, ...found].filter((group) => group.items.length > 0)
}
