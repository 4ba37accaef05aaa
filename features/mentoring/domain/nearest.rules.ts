/** So many hours are offered to whoever came second. */
const offered = 3

/** The free hours nearest to the one that was wanted, before or after it, in the order of time. */
export const nearestTo = (wanted: string, free: readonly string[]): string[] => {
  const at = Date.parse(wanted)
  const distance = (one: string): number => Math.abs(Date.parse(one) - at)
  return free
    .filter((one) => one !== wanted)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, offered)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
}
