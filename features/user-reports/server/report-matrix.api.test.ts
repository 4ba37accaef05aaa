import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import {
  openReportWorld,
  reportClient,
  singleTags,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import { getProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import * as making from '../contract/make-report.endpoints.ts'
import * as runs from '../contract/report-run.endpoints.ts'
import { draftDocx } from './draft/draft-docx.ts'
import { draftXlsx } from './draft/draft-xlsx.ts'

let world: ReportWorld
let people: Record<string, Person>
const reportIds: Record<string, number> = {}
const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }
const fields = ['idea', 'secret', 'open', 'story', 'founder', 'why'] as const
const valuesOf = (at: number): Record<(typeof fields)[number], string> => ({
  idea: `Мысль ${at}`,
  secret: `Тайное ${at}`,
  open: `Открытое ${at}`,
  story: `Рассказанное ${at}`,
  founder: `Основатель ${at}`,
  why: `Зачем ${at}`,
})

/** What each project hides from everybody but its team, and what it shows to everybody: the other way round. */
const hidden = [
  ['secret', 'founders'],
  ['idea', 'story', 'costs'],
] as const
const shown = [
  ['open', 'costs'],
  ['secret', 'founders'],
] as const

/** Single tags, and the group and the table of the profile. */
const allTags = () => {
  const tags = singleTags('idea', 'secret', 'open', 'story', 'Leader')
  const list = (tag: string, column: string) => ({
    tag,
    name: tag,
    columns: [{ tag: column, known: { name: column } }],
  })
  return { ...tags, lists: [...tags.lists, list('founders', 'founder'), list('costs', 'why')] }
}
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
  await sql`delete from project_element_visibility`.execute(db)
  for (const [at, project] of projects.slice(0, 2).entries()) {
    const { story, founder, why } = valuesOf(at)
    const visibility = [
      ...hidden[at]!.map((code) => ({ code, how: 'NON_VISIBLE' as const })),
      ...shown[at]!.map((code) => ({ code, how: 'VISIBLE_ALL' as const })),
    ]
    // One after another: the order of the rows is that of their ids.
    /* oxlint-disable no-await-in-loop */
    await db
      .insertInto('project_member')
      .values({ project_id: project.id, person_uid: people['mate']!.uid })
      .execute()
    await make.profileValues({
      project,
      plain: { story: `<p>${story}</p>` },
      items: { founders: [{ values: { founder } }], costs: [{ values: { why } }] },
    })
    // Everybody signed in may read the project, and of its profile what is for all.
    await db
      .updateTable('project')
      .set({ publication_status: 'PUBLISHED', access_level: 'ALL' })
      .where('id', '=', project.id)
      .execute()
    await db
      .insertInto('project_element_visibility')
      .values(
        visibility.map(({ code, how }) => ({
          project_id: project.id,
          element_code: code,
          visibility: how,
        })),
      )
      .execute()
    await make.publication({ project })
    /* oxlint-enable no-await-in-loop */
  }
  const client = reportClient(world)
  const sheets = draftXlsx({ title: 'Сводка', tags: allTags(), words })
  const docx = (oneFile: boolean) => draftDocx({ title: 'Отчёт', oneFile, locale: 'ru', tags: allTags() })
  reportIds['docx of the administrator'] = await client.built(docx(true), anybody)
  reportIds['xlsx of the administrator'] = await client.built(sheets, anybody, 'report.xlsx')
  reportIds['docx of the portal'] = await client.built(
    docx(false),
    { ...anybody, oneFile: false },
    'report.docx',
    chief,
  )
})

const saidIn = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .map(([name, part]) => (name.endsWith('.xml') ? strFromU8(part) : ''))
    .join('')

test.each([0, 1])(
  'no report shows more of the profile of project %i than its reader sees there, regardless of its author',
  async (at) => {
    const { portal, projects } = world
    const projectId = projects[at]!.id
    const values = valuesOf(at)
    const seen = new Set<string>()
    for (const [who, person] of Object.entries(people)) {
      // oxlint-disable-next-line no-await-in-loop
      const profile = await portal
        .as(person)
        .send(getProjectProfile, { query: { projectId: String(projectId) } })
      const read = profile.status === 200 ? JSON.stringify(profile.body['values']) : ''
      for (const [which, reportId] of Object.entries(reportIds)) {
        // oxlint-disable-next-line no-await-in-loop
        const { status, bytes } = await portal.as(person).download(making.makeReport, {
          query: { userReportId: String(reportId) },
          body: { projectIds: [projectId] },
        })
        const text = status === 200 ? saidIn(bytes) : ''
        for (const field of fields) {
          const shows = text.includes(values[field])
          if (shows) seen.add(`${who} ${field}`)
          const reads = status === 200 && read.includes(values[field])
          expect({ who, which, field, shows }).toEqual({ who, which, field, shows: reads })
        }
      }
    }
    // Not because nobody is shown anything.
    const whoSees = (field: string) => Object.keys(people).filter((who) => seen.has(`${who} ${field}`))
    const [open, closed] = at === 0 ? (['why', 'founder'] as const) : (['founder', 'why'] as const)
    expect(whoSees(open)).toEqual(expect.arrayContaining(['team', 'tracker', 'leader', 'stranger']))
    expect(whoSees(closed)).toContain('leader')
    expect(whoSees(closed)).not.toContain('team')
    expect(whoSees(closed)).not.toContain('stranger')
  },
)

test('the leader and the tracker are shown to those who work with the project alone', async () => {
  const { portal, projects, leader } = world
  const leaks: string[] = []
  for (const [who, person] of Object.entries(people)) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, bytes } = await portal.as(person).download(making.makeReport, {
      query: { userReportId: String(reportIds['docx of the administrator']) },
      body: { projectIds: [projects[0]!.id] },
    })
    if (status === 200 && saidIn(bytes).includes(leader.last_name)) leaks.push(who)
  }
  expect(leaks.toSorted()).toEqual(['admin', 'chief', 'leader', 'mate', 'team', 'tracker'])
})

test('a file that waits is given by the rights of the day it is fetched', async () => {
  const { portal, projects, tracker } = world
  const { db } = portal
  await portal.as(tracker).send(runs.startUserReport, {
    body: { userReportId: reportIds['docx of the administrator'], projectIds: [projects[2]!.id] },
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
    .where('project_id', '=', projects[2]!.id)
    .execute()
  expect(await fetched()).toBe(404)
}, 60_000)
