import { useEffect, useMemo, useState } from 'react'
import { matches } from '../../palette/match.ts'
import type { Option, Options } from './options.ts'

/** The matching options, and whether they are still loading. */
export type FoundOptions = { found: readonly Option[]; state: 'there' | 'loading' | 'failed' }

type Loaded = FoundOptions & { text: string; by: unknown }

const none: readonly Option[] = []
const pause = 200

const useSearch = (options: Options, text: string, isOpen: boolean): FoundOptions => {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (typeof options !== 'function' || !isOpen) return undefined
    const stop = new AbortController()
    const ask = async () => {
      try {
        const found = await options(text, stop.signal)
        if (!stop.signal.aborted) setLoaded({ found, state: 'there', text, by: options })
      } catch {
        if (!stop.signal.aborted) setLoaded({ found: none, state: 'failed', text, by: options })
      }
    }
    // No text yet: no debounce.
    const timer = setTimeout(() => void ask(), text ? pause : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [options, text, isOpen])
  const isFresh = loaded?.text === text && loaded.by === options
  return isFresh ? loaded : { found: loaded?.by === options ? loaded.found : none, state: 'loading' }
}

/** Filters the options: every typed word must begin a word of the label, the hint or its other names. */
export const useFoundOptions = (options: Options, text: string, isOpen: boolean): FoundOptions => {
  const searched = useSearch(options, text, isOpen)
  const listed = useMemo(
    () =>
      typeof options === 'function' || !isOpen
        ? none
        : options.filter(({ label, hint, also }) => matches(`${label} ${hint ?? ''} ${also ?? ''}`, text)),
    [options, text, isOpen],
  )
  return typeof options === 'function' ? searched : { found: listed, state: 'there' }
}
