import { beforeAll, describe, expect, test } from 'vitest'
import {
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import * as templates from '../contract/report-template.endpoints.ts'
import * as calls from '../contract/user-report.endpoints.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

describe('a template', () => {
  test('reports its tags and faults, is mended, and saved only without any', async () => {
    const wrong = await client.upload(docxOf(true, 'idae'))
    expect(wrong.body).toMatchObject({
      extension: 'docx',
      problems: [{ kind: 'UNKNOWN', tag: '{{idae}}', nearest: 'idea' }],
    })
    const { id } = wrong.body['file'] as { id: string }
    expect((await client.save(id)).body).toMatchObject({ fields: { templateFileId: 'TEMPLATE_FAULTS' } })
    const mended = await world.portal.as(world.admin).send(templates.mendReportTemplate, {
      headers: client.headers,
      body: { fileId: id, tags: [{ tag: '{{idae}}', by: 'idea' }] },
    })
    expect(mended.body).toMatchObject({ problems: [] })
    const saved = await client.save((mended.body['file'] as { id: string }).id)
    expect(saved).toMatchObject({
      status: 200,
      body: {
        name: 'Сводка',
        extension: 'docx',
        version: 1,
        actions: ['run', 'edit', 'template', 'export', 'delete'],
      },
    })
  })

  test('of another kind is refused, and one over its limit by name', async () => {
    expect((await client.upload(Buffer.from('words'), 'a.txt')).body).toMatchObject({
      code: 'FILE_INCORRECT',
    })
    expect((await client.upload(Buffer.alloc(6_000_000, 'PK'), 'a.docx')).status).toBeGreaterThanOrEqual(400)
  })
})

test('versions are stored, and an older one comes back', async () => {
  const id = await client.built(docxOf(true, 'idea'))
  const read = async () =>
    (await world.portal.as(world.admin).send(calls.getUserReport, { query: { userReportId: String(id) } }))
      .body
  const { template } = (await read()) as { template: { id: string } }
  const edited = await client.save(template.id, { id, version: 1, name: 'Другое имя' })
  expect(edited.body).toMatchObject({ name: 'Другое имя', version: 2 })
  expect((await client.save(template.id, { id, version: 1 })).body).toMatchObject({ code: 'STATE_CHANGED' })
  const restored = await world.portal.as(world.admin).send(calls.restoreUserReport, {
    body: { userReportId: id, version: 2, number: 1 },
  })
  expect(restored.body).toMatchObject({ name: 'Сводка', version: 3 })
  const versions = await world.portal
    .as(world.admin)
    .send(calls.getUserReportVersions, { query: { userReportId: String(id) } })
  expect(versions.body['items']).toMatchObject([{ number: 3, current: true }, { number: 2 }, { number: 1 }])
})
