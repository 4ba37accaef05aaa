import { useEffect, useState } from 'react'
import { matches } from './match.ts'
import { searchProviders, type PaletteItem } from './palette-store.ts'

/** A titled part of the palette's answers. */
export type PaletteGroup = { key: string; title: string; items: PaletteItem[] }

/** Screens at once, and what the searches find after a pause in typing. */
export const usePaletteResults = (
  screens: readonly PaletteItem[],
  screensTitle: string,
  text: string,
): PaletteGroup[] => {
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
  const own = {
    key: 'screens',
    title: screensTitle,
    items: screens.filter((item) => matches(item.label, text)),
  }
  return [own, ...found].filter((group) => group.items.length > 0)
}
