import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  documentText,
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import * as runs from '../contract/report-run.endpoints.ts'
import { forgetRunsOfFormerMembers } from './former-members.subscriber.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

test('a report is made in the background, notified, and given to nobody else', async () => {
  const id = await client.built(docxOf(true, 'idea'))
  const started = await world.portal.as(world.team).send(runs.startUserReport, {
    body: { userReportId: id, projectIds: world.projects.map((project) => project.id) },
  })
  expect(started.body).toMatchObject({ state: 'RUNNING', projects: 3 })
  const runId = String(started.body['id'])
  const worker = await world.portal.startWorker()
  try {
    await vi.waitFor(
      async () =>
        expect((await world.portal.as(world.team).send(runs.listReportRuns)).body['items']).toMatchObject([
          { state: 'READY', done: 3 },
        ]),
      { timeout: 40_000, interval: 100 },
    )
  } finally {
    await worker.stop()
  }
  const file = await world.portal.as(world.team).download(runs.downloadReportRun, { query: { runId } })
  expect(documentText(file.bytes)).toContain('Мысль 2')
  expect(
    (await world.portal.as(world.admin).download(runs.downloadReportRun, { query: { runId } })).status,
  ).toBe(404)
  // Of a report that is gone nobody can say any more who reads it, and who leaves takes nothing along.
  await world.portal.db
    .updateTable('user_report_run')
    .set({ report_id: null })
    .where('id', '=', Number(runId))
    .execute()
  expect(
    (await world.portal.as(world.team).download(runs.downloadReportRun, { query: { runId } })).status,
  ).toBe(404)
  const left = {
    id: 1,
    name: 'AcceleratorMemberLeft',
    actorUid: null,
    acceleratorId: 1,
    at: new Date(Date.now() + 60_000).toISOString(),
  }
  const forget = (uid: string, lost = true) =>
    forgetRunsOfFormerMembers.run(
      { db: world.portal.db, log: world.portal.app.log },
      { ...left, payload: { uid, lost } },
    )
  const count = async () => (await world.portal.as(world.team).send(runs.listReportRuns)).body['total']
  await forget(world.admin.uid)
  await forget(world.team.uid, false)
  expect(await count()).toBe(1)
  await forget(world.team.uid)
  expect(await count()).toBe(0)
  await world.portal.as(world.team).send(runs.startUserReport, {
    body: { userReportId: id, projectIds: [world.projects[0]!.id] },
  })
  const again = (await world.portal.as(world.team).send(runs.listReportRuns)).body['items'] as {
    id: number
  }[]
  expect(
    (await world.portal.as(world.team).send(runs.deleteReportRun, { body: { runId: again[0]!.id } })).status,
  ).toBe(204)
}, 60_000)

test('a run of a person who was blocked meanwhile fails in their name, and nobody else is notified', async () => {
  const { portal, team } = world
  const id = await client.built(docxOf(true, 'idea'))
  const started = await portal.as(team).send(runs.startUserReport, {
    body: { userReportId: id, projectIds: [world.projects[0]!.id] },
  })
  const runId = Number(started.body['id'])
  await sql`update person set status = 'B' where uid = ${team.uid}`.execute(portal.db)
  const worker = await portal.startWorker()
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select x.failure, x.file_id, e.actor_uid as actor,
            array(select n.recipient_uid from notification n where n.event_id = e.id) as recipients
          from user_report_run x join event e
            on e.name = 'UserReportRunFinished' and (e.payload ->> 'id')::bigint = x.id
          where x.id = ${runId}`.execute(portal.db)
        expect(rows).toEqual([
          { failure: 'ACCESS_DENIED', file_id: null, actor: team.uid, recipients: [team.uid] },
        ])
      },
      { timeout: 40_000, interval: 100 },
    )
  } finally {
    await worker.stop()
    await sql`update person set status = 'A' where uid = ${team.uid}`.execute(portal.db)
  }
}, 60_000)
