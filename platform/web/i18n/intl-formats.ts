/** Caches one formatter per set of options: creating one is slow, and a table of numbers needs thousands. */
const keeping = <O, F>(make: (tag: string | undefined, options: O) => F) => {
  const made = new Map<string, F>()
  return (tag: string | undefined, options: O): F => {
    const key = `${tag} ${JSON.stringify(options)}`
    const format = made.get(key) ?? make(tag, options)
    made.set(key, format)
    return format
  }
}

/** Number formatter of a language. */
export const numberFormat = keeping(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)

/** Date and time formatter of a language. */
export const dateFormat = keeping(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
