/** Makes one format for each way to write: making one takes long, and a table of numbers needs thousands. */
const keeping = <O, F>(make: (tag: string | undefined, options: O) => F) => {
  const made = new Map<string, F>()
  return (tag: string | undefined, options: O): F => {
    const key = `${tag} ${JSON.stringify(options)}`
    const format = made.get(key) ?? make(tag, options)
    made.set(key, format)
    return format
  }
}

/** How numbers are written in a language. */
export const numberFormat = keeping(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)

/** How days and times are written in a language. */
export const dateFormat = keeping(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
