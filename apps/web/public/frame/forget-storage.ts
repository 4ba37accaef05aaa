import { isFramePath } from '#platform/web/frame-paths.ts'

/** A storage in the memory of the page. */
const pageStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

// On another site a reader is a guest, even if signed in here, and nothing is stored: some browsers throw on any
// access to storage. Imported before everything else.
if (isFramePath(location.pathname))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: pageStorage(), configurable: true })
