import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import {
  docxOf,
  openReportWorld,
  reportClient,
  singleTags,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import { getProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import * as making from '../contract/make-report.endpoints.ts'
import * as runs from '../contract/report-run.endpoints.ts'
import { draftXlsx } from './draft/draft-xlsx.ts'

let world: ReportWorld
let people: Record<string, Person>
const reportIds: Record<string, number> = {}
const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }
const fields = ['idea', 'secret', 'open'] as const
const values = { idea: 'Мысль 0', secret: 'Тайное 0', open: 'Открытое 0' }
const anybody = { forAll: true, roles: [] }

beforeAll(async () => {
  world = await openReportWorld()
  const { portal, accelerator, admin, team, tracker, leader, projects } = world
  const { make, db } = portal
  const chief = await make.person({ roles: ['ADMIN'] })
  people = {
    admin,
    team,
    tracker,
    leader,
    chief,
    mate: await make.person(),
    otherTracker: await make.member({ accelerator, role: 'TRC' }),
    expert: await make.member({ accelerator, role: 'EXP' }),
    mentor: await make.member({ accelerator, role: 'MNT' }),
    foreign: await make.member({ accelerator: await make.accelerator(), role: 'ACC' }),
    stranger: await make.person(),
  }
  const [project] = projects
  await db
    .insertInto('project_member')
    .values({ project_id: project!.id, person_uid: people['mate']!.uid })
    .execute()
  // Everybody signed in may read the project, and of its profile what is for all.
  await db
    .updateTable('project')
    .set({ publication_status: 'PUBLISHED', access_level: 'ALL' })
    .where('id', '=', project!.id)
    .execute()
  await db
    .insertInto('project_element_visibility')
    .values({ project_id: project!.id, element_code: 'open', visibility: 'VISIBLE_ALL' })
    .execute()
  await make.publication({ project: project! })
  const client = reportClient(world)
  const sheets = draftXlsx({ title: 'Сводка', tags: singleTags(...fields, 'Leader'), words })
  reportIds['docx of the administrator'] = await client.built(docxOf(true, ...fields, 'Leader'), anybody)
  reportIds['xlsx of the administrator'] = await client.built(sheets, anybody, 'report.xlsx')
  reportIds['docx of the portal'] = await client.built(
    docxOf(false, ...fields, 'Leader'),
    { ...anybody, oneFile: false },
    'report.docx',
    chief,
  )
})

const saidIn = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .map(([name, part]) => (name.endsWith('.xml') ? strFromU8(part) : ''))
    .join('')

test('no report shows more of a profile than its reader sees there, whoever built it', async () => {
  const { portal, projects } = world
  const projectId = projects[0]!.id
  const seen: string[] = []
  for (const [who, person] of Object.entries(people)) {
    // oxlint-disable-next-line no-await-in-loop
    const profile = await portal
      .as(person)
      .send(getProjectProfile, { query: { projectId: String(projectId) } })
    const { plain = {} } = (profile.body['values'] ?? {}) as { plain?: Record<string, unknown> }
    for (const [which, reportId] of Object.entries(reportIds)) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, bytes } = await portal.as(person).download(making.makeReport, {
        query: { userReportId: String(reportId) },
        body: { projectIds: [projectId] },
      })
      const said = status === 200 ? saidIn(bytes) : ''
      for (const field of fields) {
        const shows = said.includes(values[field])
        const reads = profile.status === 200 && plain[field] === values[field]
        if (shows) seen.push(`${who} ${field}`)
        expect({ who, which, field, shows }).toEqual({ who, which, field, shows: status === 200 && reads })
      }
    }
  }
  // Not because nobody is shown anything.
  const whoSees = (field: string) =>
    [...new Set(seen)].filter((one) => one.endsWith(` ${field}`)).map((one) => one.split(' ')[0])
  expect(whoSees('open')).toEqual(expect.arrayContaining(['team', 'tracker', 'leader', 'stranger']))
  expect(whoSees('idea')).toContain('team')
  expect(whoSees('idea')).not.toContain('stranger')
  expect(whoSees('secret')).not.toContain('team')
})

test('who leads and who tracks is told to those who work with the project alone', async () => {
  const { portal, projects, leader } = world
  const told: string[] = []
  for (const [who, person] of Object.entries(people)) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, bytes } = await portal.as(person).download(making.makeReport, {
      query: { userReportId: String(reportIds['docx of the administrator']) },
      body: { projectIds: [projects[0]!.id] },
    })
    if (status === 200 && saidIn(bytes).includes(leader.last_name)) told.push(who)
  }
  expect(told.toSorted()).toEqual(['admin', 'chief', 'leader', 'mate', 'team', 'tracker'])
})

test('a file that waits is given by the rights of the day it is fetched', async () => {
  const { portal, projects, tracker } = world
  const { db } = portal
  await portal.as(tracker).send(runs.startUserReport, {
    body: { userReportId: reportIds['docx of the administrator'], projectIds: [projects[1]!.id] },
  })
  const list = async () =>
    (await portal.as(tracker).send(runs.listReportRuns)).body['items'] as { id: number; state: string }[]
  const worker = await portal.startWorker()
  try {
    await expect.poll(async () => (await list())[0]?.state, { timeout: 40_000 }).toBe('READY')
  } finally {
    await worker.stop()
  }
  const runId = String((await list())[0]!.id)
  const fetched = async () =>
    (await portal.as(tracker).download(runs.downloadReportRun, { query: { runId } })).status
  expect(await fetched()).toBe(200)
  // Somebody else goes on with the project: it is not the tracker's to read any more.
  await db
    .updateTable('project_track')
    .set({ tracker_uid: null })
    .where('project_id', '=', projects[1]!.id)
    .execute()
  expect(await fetched()).toBe(404)
}, 60_000)
