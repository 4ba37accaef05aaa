import { beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { startApplicationDraft } from '../contract/application-draft.endpoints.ts'
import { getTrackFit } from '../contract/track-fit.endpoints.ts'

let portal: TestPortal
let leader: Person
let member: Person

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
  member = await portal.make.person()
})

const fitOf = async (by: Person, projectId: number) =>
  (await portal.as(by).send(getTrackFit, { query: { projectId: String(projectId) } })).body as ResponseOf<
    typeof getTrackFit
  >

test('a project reads how well it fits open tracks, and how many similar projects they accepted', async () => {
  const { make, db } = portal
  const [energy, farming] = (
    await db.selectFrom('dictionary_value').select('id').orderBy('id').limit(2).execute()
  ).map(({ id }) => id)
  const accelerator = await make.accelerator()
  const [track, applied, worked, draft] = await Promise.all(
    [1, 2, 3, 4].map(() => make.track({ accelerator })),
  )
  const closed = await make.track({ accelerator, access_status: 'BLOCKED' })
  const project = await make.project({ leader, industry_ids: [energy!] })
  await make.projectMember({ project, person: member })
  for (const industry of [energy!, energy!, farming!])
    await make.participation({ track, project: await make.project({ industry_ids: [industry] }) })
  await make.request({ track: applied, project })
  await make.participation({ track: worked, project })
  await portal.as(leader).call(startApplicationDraft, { body: { projectId: project.id, trackId: draft!.id } })

  const { items, ...about } = await fitOf(leader, project.id)
  const of = (id: number) => items.find(({ trackId }) => trackId === id)
  expect(about).toEqual({ mayApply: true, hasIndustries: true })
  expect(of(track!.id)).toMatchObject({ stands: null, alike: 2, accepted: 3 })
  expect(of(applied!.id)).toMatchObject({ stands: 'APPLIED', projectTrackId: null })
  expect(of(worked!.id)).toMatchObject({ stands: 'WORKS', alike: 0, accepted: 0 })
  expect(of(draft!.id)).toMatchObject({ stands: 'BEGUN', requestId: null })
  expect(of(closed.id)).toBeUndefined()
  expect(await fitOf(member, project.id)).toMatchObject({ mayApply: false })
  const stranger = await make.member({ accelerator, role: 'ACC', admin: true })
  expect(await fitOf(stranger, project.id)).toMatchObject({ code: 'NOT_FOUND' })
})
