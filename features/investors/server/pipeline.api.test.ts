import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { investDeal, openDeal } from '../../deals/contract/deal.endpoints.ts'
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

test('an investment that is recorded moves the project’s card, and no other', async () => {
  await portal.startWorker()
  const [project, left] = [await newProject(), await newProject()]
  for (const { id } of [project, left]) done(await add(investor, id))
  done(await add(other, project.id))
  const { id: dealId } = done(
    await portal.as(investor).call(openDeal, { body: { projectId: project.id, terms: '' } }),
  )
  done(
    await portal.as(investor).call(investDeal, {
      body: {
        dealId,
        version: 1,
        amount: '100000',
        currency: 'RUB',
        dealDay: '2024-02-01',
        instrument: 'EQUITY',
        source: 'CONTRACT',
      },
    }),
  )
  const stages = async (by: Person) =>
    Object.fromEntries(
      (await listed(by)).map((card: { project: { id: number }; stage: string }) => [
        card.project.id,
        card.stage,
      ]),
    )
  await expect.poll(() => stages(investor)).toEqual({ [project.id]: 'INVESTED', [left.id]: 'WATCHING' })
  expect(await stages(other)).toEqual({ [project.id]: 'WATCHING' })
})

test('the fit of a project is explained fact by fact, with the values of each side', async () => {
  const { rows: stages } = await sql<{ id: number; name: string }>`
    select v.id, v.name_ru as name from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = 'PROJECT_STAGES' order by v.seq, v.id limit 2`.execute(portal.db)
  const reader = await portal.make.person({ roles: ['INV'] })
  const project = await newProject()
  await sql`update project set stage_id = ${stages[0]!.id} where id = ${project.id}`.execute(portal.db)
  done(await add(reader, project.id))
  const fit = async () => (await listed(reader))[0].fit
  expect(await fit()).toEqual({
    industries: { fit: 'UNKNOWN', said: [], wanted: [] },
    stage: { fit: 'UNKNOWN', said: [stages[0]!.name], wanted: [] },
  })
  const wants = (id: number) =>
    sql`insert into investor_stage (person_uid, value_id) values (${reader.uid}, ${id})`.execute(portal.db)
  await wants(stages[1]!.id)
  expect((await fit()).stage).toEqual({
    fit: 'UNLIKE',
    said: [stages[0]!.name],
    wanted: [stages[1]!.name],
  })
  await wants(stages[0]!.id)
  expect((await fit()).stage.fit).toBe('LIKE')
})
