import { isFramePath } from '#platform/web/frame-paths.ts'

/** A storage in the memory of the page. */
const pageStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

// On another site a reader is a guest, even if signed in here, and nothing is stored: some browsers throw on any
// access to storage. Imported before everything else.
if (isFramePath(location.pathname))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: pageStorage(), configurable: true })
