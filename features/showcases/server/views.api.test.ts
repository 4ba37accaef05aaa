import { beforeAll, expect, test } from 'vitest'
import { maxOfBlock } from '#platform/domain/visitors.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { countShowcaseView, getProjectViews, getShowcaseViews } from '../contract/views.endpoints.ts'
import { maxOfProject, viewDays } from '../domain/views.rules.ts'
import { views } from './count-views.ts'

let portal: TestPortal
let acc: Person
let leader: Person
let projectId: number
let templateId: number

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  const project = await make.project({ leader })
  await make.participation({ project, track: await make.track({ accelerator }) })
  const template = await make.publicationTemplate({ accelerator })
  await make.publication({ project, template })
  projectId = project.id
  templateId = template.id
})

let from = 0
const look = async (
  kind: string,
  { agent = browser, by, id = projectId }: { agent?: string; by?: Person; id?: number } = {},
) => {
  from += 1
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1${countShowcaseView.path}`,
    remoteAddress: `192.0.2.${from % 250}`,
    headers: {
      'user-agent': agent,
      ...(by ? { authorization: `Bearer ${await portal.tokenOf(by)}` } : {}),
    },
    payload: { projectId: id, showcaseId: templateId, kind },
  })
  return answer.statusCode
}
const today = async () => {
  await views.flush(portal.db)
  const { body } = await portal
    .as(leader)
    .call(getProjectViews, { query: { projectId: String(projectId), templateId: String(templateId) } })
  const days = body['days'] as { pages: number; frames: number; documents: number }[]
  expect(days).toHaveLength(viewDays)
  const { pages, frames, documents } = days.at(-1)!
  return [pages, frames, documents]
}

test('readers are counted, by kind; programs and those who work with the project are not', async () => {
  for (const kind of ['PAGE', 'PAGE', 'FRAME', 'DOCUMENT']) expect(await look(kind)).toBe(204)
  expect(await look('PAGE', { by: await portal.make.person() })).toBe(204)
  for (const agent of ['Googlebot/2.1', 'curl/8', '']) expect(await look('PAGE', { agent })).toBe(204)
  for (const by of [leader, acc]) expect(await look('PAGE', { by })).toBe(204)
  // A project that is not published is not counted.
  expect(await look('PAGE', { id: 987_654 })).toBe(204)
  expect(await look('NONSENSE')).toBe(400)
  expect(await today()).toEqual([3, 1, 1])
  await look('PAGE')
  expect(await today()).toEqual([4, 1, 1])
  const { body } = await portal.as(acc).call(getShowcaseViews, { query: { templateId: String(templateId) } })
  expect(body['projects']).toMatchObject([{ project: { id: projectId }, pages: 4, frames: 1, documents: 1 }])
})

const lookFrom = async (remoteAddress: string, id: number, kind = 'PAGE') =>
  portal.app.inject({
    method: 'POST',
    url: `/api/v1${countShowcaseView.path}`,
    remoteAddress,
    headers: { 'user-agent': browser },
    payload: { projectId: id, showcaseId: templateId, kind },
  })

test('one line adds a limited number of views of a project in an hour, from all of its addresses', async () => {
  const [before = 0] = await today()
  for (let n = 0; n < 25; n += 1) await lookFrom('198.51.100.7', projectId)
  expect((await today())[0]).toBe(before + maxOfProject)
  for (let n = 0; n < 25; n += 1) await lookFrom(`2001:db8:7:7::${n + 1}`, projectId)
  expect((await today())[0]).toBe(before + 2 * maxOfProject)
  await lookFrom('2001:db8:7:8::1', projectId)
  expect((await today())[0]).toBe(before + 2 * maxOfProject + 1)
})

test('one line adds a limited number in a minute, of all pages', async () => {
  const [before = 0] = await today()
  for (let n = 0; n < maxOfBlock; n += 1) await lookFrom('198.51.100.8', 700_000 + n)
  await lookFrom('198.51.100.8', projectId)
  expect((await today())[0]).toBe(before)
})

test('nothing is stored of who looked', async () => {
  const { rows } = await portal.database.pool.query(`select * from showcase_view_day`)
  expect(Object.keys(rows[0] as object).toSorted()).toEqual([
    'day',
    'documents',
    'frames',
    'pages',
    'project_id',
    'template_id',
  ])
})
