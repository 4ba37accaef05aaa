import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listTrackers } from '../contract/member.endpoints.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})

test('trackers come with their load, and with the projects in whose team they work themselves', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const track = await make.track({ programme: await make.programme({ accelerator }) })
  const own = await make.project({ members: [tracker] })
  await make.project({ members: [tracker] })
  await make.participation({ track, project: own })
  await make.participation({ track, tracker })

  const headers = { 'accelerator-id': String(accelerator.id) }
  const { items } = await portal
    .as(admin)
    .send(listTrackers, { headers })
    .then(({ body }) => body)
  expect(items).toEqual([
    expect.objectContaining({ uid: tracker.uid, projectsCount: 1, ownProjectIds: [own.id] }),
  ])
  const elsewhere = await make.member({ role: 'ACC', admin: true })
  expect(await portal.as(elsewhere).send(listTrackers, { headers })).toMatchObject({ status: 403 })
})
