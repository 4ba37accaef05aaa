import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { blackPng } from '../../../tests/support/pictures.ts'
import {
  documentText,
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import { uploadProfilePicture } from '../../project-profiles/contract/picture.endpoints.ts'
import { saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import * as making from '../contract/make-report.endpoints.ts'
import * as templates from '../contract/report-template.endpoints.ts'
import { draftDocx } from './draft/draft-docx.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

const withTag = (tag: string): Buffer =>
  draftDocx({
    title: `Счёт ${tag}`,
    oneFile: false,
    locale: 'ru',
    tags: { single: [{ tag: 'idea', known: { name: 'Идея' } }], lists: [] },
  })

test('rows of a state are the same in both languages, however its name is typed', async () => {
  const { portal, team, projects } = world
  const counted: Record<string, string[]> = {}
  for (const value of ['Не начато', 'не\u00a0начато', 'Not started', 'NOT_STARTED', 'Принято']) {
    // oxlint-disable-next-line no-await-in-loop
    const reportId = await client.built(withTag(`{{Tasks|where:State=${value}|count}}`), { oneFile: false })
    counted[value] = []
    for (const language of ['ru', 'en']) {
      // oxlint-disable-next-line no-await-in-loop
      const { bytes } = await portal.as(team).download(making.makeReport, {
        query: { userReportId: String(reportId) },
        headers: { 'accept-language': language },
        body: { projectIds: [projects[0]!.id] },
      })
      counted[value].push(/Счёт\s+(\d+)/.exec(documentText(bytes))?.[1] ?? '')
    }
  }
  expect(counted).toEqual({
    'Не начато': ['1', '1'],
    'не\u00a0начато': ['1', '1'],
    'Not started': ['1', '1'],
    NOT_STARTED: ['1', '1'],
    Принято: ['0', '0'],
  })
  const wrong = await client.upload(withTag('{{Tasks|where:State=Прнято|count}}'), 'report.docx', {
    oneFile: 'false',
  })
  expect(wrong.body['problems']).toMatchObject([
    { kind: 'UNKNOWN_VALUE', instead: '{{Tasks|where:State=Принято|count}}' },
  ])
})

test('the catalogue explains what each tag returns of a project, and names a person’s role', async () => {
  const { portal, admin } = world
  const { body } = await portal.as(admin).send(templates.getReportTags, { headers: client.headers })
  const tags = body['tags'] as { tag: string; within: string; name: string; example: string }[]
  const found = (within: string, tag: string) =>
    tags.find((one) => one.within === within && one.tag === tag) ?? null
  expect(body['sample']).toMatchObject({ name: 'Проект 2' })
  expect(found('Projects', 'idea')).toMatchObject({ example: 'Мысль 2' })
  expect(found('Projects.Tasks', 'State')).toMatchObject({ example: 'Не\u00a0начато' })
  expect(found('Projects.Team', 'Position')).toMatchObject({ name: 'Роль' })
})

test('pictures within a formatted text are between its words', async () => {
  const { portal, leader, team, projects } = world
  const [project] = projects
  const query = { projectId: String(project!.id), code: 'story', field: 'story' }
  const { body } = await portal
    .as(leader)
    .send(uploadProfilePicture, { query, file: { name: 'pump.png', content: blackPng(80, 40) } })
  const image = `<img data-picture="${String(body['id'])}" alt="Насос" width="80" height="40">`
  const foreign = `<img data-picture="00000000-0000-4000-8000-000000000000" alt="Чужой" width="8" height="4">`
  const value = `<p>До &lt;b&gt; {{Report}}</p>${image}<p>после</p>${foreign}`
  await portal.as(leader).call(saveProjectProfile, {
    body: {
      projectId: project!.id,
      add: [],
      cells: [{ code: 'story', item: null, field: 'story', value, version: 0 }],
    },
  })
  const reportId = await client.built(docxOf(true, 'story'))
  const { bytes } = await client.make(team, reportId, { projectIds: [project!.id] })
  const parts = unzipSync(bytes)
  expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  const xml = strFromU8(parts['word/document.xml']!)
  expect(xml.match(/<w:drawing/g)).toHaveLength(1)
  expect(xml.indexOf('До &lt;b&gt; {{Report}}')).toBeGreaterThan(0)
  expect(xml.indexOf('<w:drawing')).toBeGreaterThan(xml.indexOf('До &lt;b&gt;'))
  expect(xml.indexOf('после')).toBeGreaterThan(xml.indexOf('<w:drawing'))
})
