import autocannon from 'autocannon'

export type Shot = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Values that differ between requests. */
  next?: () => { path?: string; headers?: Record<string, string>; body?: unknown }
}

/** What is measured, its goal as a ratio, the portal's request and the floor's. */
export type Case = [name: string, goal: string, ours: Shot, bare: Shot, reset?: () => Promise<unknown>]

type Result = { perSecond: number; p99: number; wrong: number }

/** Duration or number of requests, and number of connections. */
type Load = { connections: number } & ({ duration: number } | { amount: number })

export const shoot = async (shot: Shot, load: Load): Promise<Result> => {
  const { next, method = 'GET', headers = {}, url } = shot
  const result = await autocannon({
    url,
    ...load,
    requests: [
      {
        method,
        headers,
        ...(next
          ? {
              setupRequest: (request: object) => {
                const { body, headers: own, path } = next()
                return {
                  ...request,
                  ...(path ? { path } : {}),
                  headers: { ...headers, ...own },
                  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
                }
              },
            }
          : {}),
      },
    ],
  })
  return { perSecond: result.requests.average, p99: result.latency.p99, wrong: result.non2xx + result.errors }
}

const once = (shot: Shot, seconds: number): Promise<Result> =>
  shoot(shot, { connections: 32, duration: seconds })

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Measures both sides in alternating rounds; returns the medians and the ratio of each pair. */
export const compare = async ([, , ours, floor, reset]: Case, rounds: number, seconds: number) => {
  await reset?.()
  await once(ours, 1)
  await reset?.()
  await once(floor, 1)
  const pairs: { ours: Result; floor: Result }[] = []
  for (let round = 0; round < rounds; round++) {
    await reset?.()
    const own = await once(ours, seconds)
    await reset?.()
    pairs.push({ ours: own, floor: await once(floor, seconds) })
  }
  const ratios = pairs.map((pair) => pair.ours.perSecond / pair.floor.perSecond)
  return {
    ours: median(pairs.map((pair) => pair.ours.perSecond)),
    floor: median(pairs.map((pair) => pair.floor.perSecond)),
    p99: median(pairs.map((pair) => pair.ours.p99)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    wrong: pairs.reduce((sum, pair) => sum + pair.ours.wrong + pair.floor.wrong, 0),
  }
}
