import { bodiesAtLimits, longestTurn } from '../support/bodies-at-limits.ts'
import { everyEndpoint } from '../support/endpoints.ts'

/**
 * Measures how long parsing a body at the limits of each endpoint blocks the event loop; the minimum of three
 * attempts.
 */
export const measureBodies = async (say: (line: string) => void): Promise<void> => {
  const found: { ms: number; name: string; shape: string; bytes: number }[] = []
  for (const { endpoint } of everyEndpoint)
    for (const { shape, bytes, read } of bodiesAtLimits(endpoint)) {
      const tries: number[] = []
      for (let n = 0; n < 3; n++) tries.push(await longestTurn(read))
      found.push({ ms: Math.min(...tries), name: endpoint.name, shape, bytes: bytes.length })
    }
  const slowest = found.toSorted((a, b) => b.ms - a.ms).slice(0, 15)
  say(`${found.length} bodies at the bounds of their endpoints; the longest turns of the loop:`)
  for (const { ms, name, shape, bytes } of slowest)
    say(`${ms.toFixed(1).padStart(8)} ms  ${name} (${shape}, ${Math.ceil(bytes / 1024)} kB)`)
}
