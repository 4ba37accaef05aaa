import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as pipeline from '../contract/pipeline.endpoints.ts'

let portal: TestPortal
let investor: Person
let other: Person

beforeAll(async () => {
  portal = await openPortal()
  investor = await portal.make.person({ roles: ['INV'] })
  other = await portal.make.person({ roles: ['INV'] })
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newProject = async () => {
  const project = await portal.make.project({ access_level: 'ACCELERATOR_TEAM' })
  await portal.make.publication({ project })
  return project
}

const listed = async (by: Person, query: Record<string, string> = {}) =>
  done(await portal.as(by).call(pipeline.listPipeline, { query })).items
const add = (by: Person, projectId: number) =>
  portal.as(by).call(pipeline.addToPipeline, { body: { projectId } })

test('a project goes through the investor’s own pipeline, which nobody else knows of', async () => {
  const project = await newProject()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { id } = done(await add(investor, project.id))
  // Adding again returns the existing card.
  expect(done(await add(investor, project.id)).id).toBe(id)
  expect(await listed(investor)).toMatchObject([{ id, stage: 'WATCHING', project: { id: project.id } }])
  expect(await listed(other)).toEqual([])
  const move = (by: Person, version: number) =>
    portal.as(by).call(pipeline.movePipelineCard, { body: { cardId: id, version, stage: 'TERMS' } })
  expect((await move(other, 1)).status).toBe(404)
  done(await move(investor, 1))
  expect(await move(investor, 1)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
  done(
    await portal.as(investor).call(pipeline.editPipelineCard, {
      body: { cardId: id, version: 2, note: 'Проверить выручку', nextStep: 'Звонок', nextDay: tomorrow },
    }),
  )
  expect(
    await portal.as(investor).call(pipeline.editPipelineCard, {
      body: { cardId: id, version: 3, note: '', nextStep: 'Звонок', nextDay: '2020-01-01' },
    }),
  ).toMatchObject({ status: 400, body: { fields: { nextDay: 'DATE_IN_PAST' } } })
  expect(await listed(investor, { findText: 'выручку' })).toMatchObject([
    { stage: 'TERMS', nextStep: 'Звонок', nextDay: tomorrow, fit: { industries: { fit: 'UNKNOWN' } } },
  ])
  // A project whose page is no longer accessible is neither named nor found by name.
  await portal.db.deleteFrom('project_publication').where('project_id', '=', project.id).execute()
  expect(await listed(investor)).toMatchObject([{ id, project: null }])
  expect(await listed(investor, { findText: project.name })).toEqual([])
  done(await portal.as(investor).call(pipeline.removePipelineCard, { body: { cardId: id } }))
  expect(await listed(investor)).toEqual([])
})

test('what one does not see is not put in, nor by who is no investor', async () => {
  const project = await newProject()
  const hidden = await portal.make.project()
  expect((await add(investor, hidden.id)).status).toBe(404)
  expect((await add(await portal.make.member({ role: 'ACC' }), project.id)).status).toBe(403)
  expect(
    (await portal.as(await portal.make.person()).call(pipeline.listPipeline, { query: {} })).status,
  ).toBe(404)
})
