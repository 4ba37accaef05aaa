import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { demoPassword } from '../../database/demo/index.ts'
import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import { openDemo } from './screens/demo-portal.ts'
import { launchShared, signInHere } from './screens/visitor.ts'
import { startPortal } from './servers.ts'

const goal = 95
const rounds = 3
const debuggingPort = 9333

type Measured = { name: string; path: string; desktop?: true }

const pagesOf = (trackId: number): readonly Measured[] => [
  { name: 'start page', path: '/portal' },
  { name: 'a track', path: `/details/accelerator-program-track?id=${trackId}` },
  { name: 'projects', path: '/showcase/projects-list' },
  { name: 'accelerators', path: '/showcase/accelerators-list' },
  { name: 'experts', path: '/showcase/experts-list' },
  { name: 'portal rules', path: portalRulesPath },
  { name: 'projects in work, desktop', path: '/bch/view/projects-in-work', desktop: true },
]

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Lighthouse of the public pages (mobile, its own throttling) and of the first list (desktop, signed in): the median
 * of three loads, four marks out of 100, the largest paint in ms and the shift of the layout.
 */
export const measurePages = async (say: (line: string) => void): Promise<void> => {
  const {
    url,
    prepared: trackId,
    stop,
  } = await openDemo(async (db) => {
    const { id } = await db
      .selectFrom('track')
      .select('id')
      .where('content_status', '=', 'PUBLISHED')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const portal = await startPortal(url, Number(process.env['BENCH_PORT'] ?? 3903))
  const folder = mkdtempSync(join(tmpdir(), 'runway-lighthouse-'))
  const visitor = await launchShared(folder, debuggingPort)
  try {
    say(`Lighthouse, median of ${rounds}`)
    say('| page | performance | accessibility | best practices | search engines | LCP ms | CLS | goal |')
    say('| --- | --- | --- | --- | --- | --- | --- | --- |')
    let isSignedIn = false
    for (const { name, path, desktop } of pagesOf(trackId)) {
      if (desktop && !isSignedIn) {
        await signInHere(visitor, portal.origin, 'acc@demo.example', demoPassword)
        isSignedIn = true
      }
      const loads: number[][] = []
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(
          `${portal.origin}${path}`,
          { port: debuggingPort, logLevel: 'error', disableStorageReset: true },
          desktop ? desktopConfig : undefined,
        )
        const { categories, audits } = result!.lhr
        const marks = ['performance', 'accessibility', 'best-practices', 'seo'].map(
          (category) => (categories[category]!.score ?? 0) * 100,
        )
        loads.push([
          ...marks,
          audits['largest-contentful-paint']!.numericValue ?? 0,
          audits['cumulative-layout-shift']!.numericValue ?? 0,
        ])
      }
      const figures = loads[0]!.map((_, column) => median(loads.map((load) => load[column]!)))
      // Search engines have no business in the work area.
      const held = figures.slice(0, desktop ? 3 : 4).every((mark) => mark >= goal)
      const shift = figures.pop()!
      say(
        `| ${name} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} | ${shift.toFixed(3)} | >= ${goal}: ${held ? 'holds' : 'MISSED'} |`,
      )
    }
  } finally {
    await visitor.close()
    rmSync(folder, { recursive: true, force: true })
    await portal.stop()
    await stop()
  }
}
