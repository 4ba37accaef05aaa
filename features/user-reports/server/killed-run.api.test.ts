import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import {
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import * as runs from '../contract/report-run.endpoints.ts'

const worker = killableWorker()
let world: ReportWorld
let reportId: number

beforeAll(async () => {
  const bundled = worker.bundle()
  world = await openReportWorld()
  const { make } = world.portal
  const track = await make.track({ accelerator: world.accelerator })
  for (let at = 3; at < 20; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const project = await make.project({ leader: world.leader, name: `Проект ${at}` })
    // oxlint-disable-next-line no-await-in-loop
    await make.task({ project, track })
    world.projects.push(project)
  }
  reportId = await reportClient(world).built(docxOf(false, 'Name', 'idea'), { oneFile: false })
  await bundled
}, 2 * patience)

test(
  'a run that is killed in between is done once, by who comes next',
  async () => {
    const { portal, team, projects } = world
    const started = await portal.as(team).send(runs.startUserReport, {
      body: { userReportId: reportId, projectIds: projects.map(({ id }) => id) },
    })
    const id = Number(started.body['id'])
    const done = async (): Promise<number> => {
      const { rows } = await sql<{ done: number }>`select done from user_report_run where id = ${id}`.execute(
        portal.db,
      )
      return rows[0]!.done
    }
    expect(await worker.killAt(portal, done, 2)).toBeLessThan(20)
    worker.start(portal)
    await vi.waitFor(
      async () =>
        expect((await portal.as(team).send(runs.listReportRuns)).body['items']).toMatchObject([
          { id, state: 'READY', done: 20, extension: 'zip' },
        ]),
      { timeout: patience, interval: 100 },
    )
    await worker.kill()
    const { rows } = await sql<{ files: number; events: number }>`
      select (select count(*)::int from file where entity = 'LIST_EXPORT') as files,
        (select count(*)::int from event where name = 'UserReportRunFinished') as events`.execute(portal.db)
    expect(rows[0]).toEqual({ files: 1, events: 1 })
  },
  3 * patience,
)
