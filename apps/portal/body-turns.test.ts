import { expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { bodiesAtLimits, longestTurn } from '../../tests/support/bodies-at-limits.ts'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import * as signOn from '../sso/contract/endpoints.ts'

/** The longest turn of the event loop that reading one body may take, in milliseconds. */
const longestAllowed = 50

/** How often a slow body is read again: schemas are compiled once, and memory is cleaned up at any time. */
const maxTries = 5

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const endpoints = [
  ...everyEndpoint.map(({ endpoint }) => endpoint),
  ...Object.values(signOn).filter(isEndpoint),
]

test(
  'no body at the limits of its endpoint blocks the event loop for long',
  { timeout: 300_000 },
  async () => {
    const slow: string[] = []
    let count = 0
    for (const endpoint of endpoints)
      for (const { shape, bytes, read } of bodiesAtLimits(endpoint)) {
        count += 1
        let least = Infinity
        for (let n = 0; n < maxTries && least > longestAllowed; n++)
          least = Math.min(least, await longestTurn(read))
        if (least > longestAllowed)
          slow.push(`${endpoint.name}: ${shape}, ${bytes.length} bytes, ${Math.round(least)} ms`)
      }
    expect(slow).toEqual([])
    expect(count).toBeGreaterThan(endpoints.length)
  },
)

test('a turn is measured as long as the process works in it', async () => {
  const work = async () => {
    const began = process.cpuUsage()
    while (process.cpuUsage(began).user < 2 * longestAllowed * 1000) JSON.parse('[1]')
  }
  expect(await longestTurn(work)).toBeGreaterThan(longestAllowed)
  expect(await longestTurn(async () => {})).toBeLessThan(longestAllowed)
})
