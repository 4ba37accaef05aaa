import { sql } from 'kysely'
import lighthouse, { desktopConfig } from 'lighthouse'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import type { Db } from '#platform/server/context.ts'
import { demoPassword } from '../../database/demo/index.ts'
import { openDemo } from './screens/demo-portal.ts'
import { launchShared, signInHere } from './screens/visitor.ts'
import { startPortal } from './servers.ts'

const usualGoal = 95
/** Start pages are the first that most visitors see. */
const startGoal = 98
const rounds = 3
const debuggingPort = 9333

type Measured = { name: string; path: string; desktop?: true; frame?: true; goal?: number }

/** Public records with which detail pages are measured. */
type Shown = {
  trackId: number
  programmeId: number
  acceleratorId: number
  projectId: number
  showcaseId: number
  expert: string
}

const findShown = async (db: Db): Promise<Shown> => {
  const { rows } = await sql<Shown>`
    select t.id as "trackId", t.programme_id as "programmeId", g.accelerator_id as "acceleratorId", s.project_id as "projectId",
      s.template_id as "showcaseId", (select p.uid from person p where p.email = 'exp@demo.example') as expert
    from track t join programme g on g.id = t.programme_id and g.content_status = 'PUBLISHED'
      cross join lateral (select project_id, template_id from shown_project where leads and reach = 0 order by 1 limit 1) s
    where t.content_status = 'PUBLISHED' order by t.id limit 1`.execute(db)
  return rows[0]!
}

const pagesOf = (shown: Shown): readonly Measured[] => [
  { name: 'start page', path: '/portal', goal: startGoal },
  { name: 'start page of projects', path: '/portal/projects-start-page', goal: startGoal },
  { name: 'start page of investors', path: '/portal/investor-start-page', goal: startGoal },
  { name: 'start page of accelerators', path: '/portal/accelerators-start-page', goal: startGoal },
  { name: 'start page of experts', path: '/portal/experts-start-page', goal: startGoal },
  { name: 'stages of investment', path: '/portal/investors-static', goal: startGoal },
  { name: 'manuals', path: '/manuals', goal: startGoal },
  { name: 'calculator', path: '/bch/view/project-calculator' },
  { name: 'technologies', path: '/technologies' },
  { name: 'events', path: '/showcase/events-list' },
  { name: 'a track', path: `/details/accelerator-program-track?id=${shown.trackId}` },
  { name: 'a programme', path: `/details/accelerator-program?id=${shown.programmeId}` },
  { name: 'an accelerator', path: `/details/accelerator?id=${shown.acceleratorId}` },
  { name: 'projects', path: '/showcase/projects-list' },
  { name: 'a project', path: `/details/project-details?id=${shown.projectId}` },
  { name: 'accelerators', path: '/showcase/accelerators-list' },
  { name: 'experts', path: '/showcase/experts-list' },
  { name: 'an expert', path: `/details/expert-details?uid=${shown.expert}` },
  { name: 'mentors', path: '/showcase/mentors-list' },
  { name: 'trackers', path: '/showcase/trackers-list' },
  { name: 'frame of a showcase', path: `/projectsListFrame?showcase=${shown.showcaseId}`, frame: true },
  { name: 'frame of its cards', path: `/projectsListCardFrame?showcase=${shown.showcaseId}`, frame: true },
  { name: 'portal rules', path: portalRulesPath },
  { name: 'projects in work, desktop', path: '/bch/view/projects-in-work', desktop: true },
]

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Lighthouse of the public pages (mobile, simulated throttling) and of the first list (desktop, signed in): the
 * median of three loads, four scores out of 100, the largest contentful paint in ms and the layout shift.
 */
export const measurePages = async (say: (line: string) => void): Promise<void> => {
  const { url, prepared: shown, stop } = await openDemo(findShown)
  const portal = await startPortal(url, Number(process.env['BENCH_PORT'] ?? 3903))
  const folder = mkdtempSync(join(tmpdir(), 'runway-lighthouse-'))
  const visitor = await launchShared(folder, debuggingPort)
  try {
    say(`Lighthouse, median of ${rounds}`)
    say('| page | performance | accessibility | best practices | search engines | LCP ms | CLS | goal |')
    say('| --- | --- | --- | --- | --- | --- | --- | --- |')
    let isSignedIn = false
    for (const { name, path, desktop, frame, goal = usualGoal } of pagesOf(shown)) {
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
      // Search engines are excluded from the work area, and frames contain only the portal.
      const isMet = figures.slice(0, desktop || frame ? 3 : 4).every((mark) => mark >= goal)
      const shift = figures.pop()!
      say(
        `| ${name} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} | ${shift.toFixed(3)} | >= ${goal}: ${isMet ? 'holds' : 'MISSED'} |`,
      )
    }
  } finally {
    await visitor.close()
    rmSync(folder, { recursive: true, force: true })
    await portal.stop()
    await stop()
  }
}
