import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getProjectDetails } from '../contract/project-details.endpoints.ts'
import * as documents from '../contract/project.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let people: Record<'leader' | 'mate' | 'tracker' | 'team' | 'foreign' | 'stranger', Person>
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  people = {
    leader: await make.person(),
    mate: await make.person(),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    team: await make.member({ accelerator, role: 'ACC' }),
    foreign: await make.member({ accelerator: await make.accelerator(), role: 'ACC' }),
    stranger: await make.person(),
  }
  project = await make.project({ leader: people.leader, members: [people.mate] })
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')

const upload = (name = 'deck.pdf', content: Buffer | string = pdf, kind = 'PRESENTATION'): Promise<Answer> =>
  portal.as(people.leader).send(documents.uploadProjectDocument, {
    query: { projectId: project.id, kind },
    file: { name, content },
  })

const done = ({ status, body }: Answer): Answer['body'] => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const waiting = { timeout: 15_000, interval: 50 }

/** Number of presentation notifications per person. */
const countNotices = async (): Promise<Record<string, number>> => {
  const rows = await portal.db
    .selectFrom('notification')
    .select('recipient_uid')
    .where('code', '=', 'NEW_PRESENTATION_ADDING')
    .execute()
  return Object.fromEntries(
    Object.entries(people).map(([who, { uid }]) => [
      who,
      rows.filter(({ recipient_uid }) => recipient_uid === uid).length,
    ]),
  )
}

describe('a presentation', () => {
  test('is listed before other documents; its file is stored unchanged', async () => {
    done(await upload())
    const link = { projectId: project.id, name: 'Прототип', url: 'https://prototype.example' }
    done(await portal.as(people.leader).call(documents.addProjectLink, { body: link }))
    const query = { projectId: String(project.id) }
    const page = done(await portal.as(people.mate).call(getProjectDetails, { query }))
    expect((page['documents'] as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'PRESENTATION',
      'DOCUMENT',
    ])
    const files = await portal.db
      .selectFrom('file')
      .select('entity')
      .where('owner', '=', `project:${project.id}`)
      .execute()
    expect(files).toEqual([{ entity: 'PROJECT_PRESENTATIONS' }])
  })

  test('is a file of a presentation, whatever it is called; other documents are not', async () => {
    expect((await upload('deck.txt', 'Слайды')).body['code']).toBe('FILE_INCORRECT')
    expect((await upload('deck.pdf', 'Слайды')).body['code']).toBe('FILE_INCORRECT')
    expect((await upload('deck.txt', 'Слайды', 'DOCUMENT')).status).toBe(200)
    expect((await upload('deck.pdf', pdf, 'SECRET')).body['fields']).toEqual({ kind: 'NOT_IN_LIST' })
  })

  test('is reported to those who work with the project, and to nobody else', async () => {
    const none = { leader: 0, mate: 0, tracker: 0, team: 0, foreign: 0, stranger: 0 }
    await expect.poll(countNotices, waiting).toEqual({ ...none, mate: 1 })
    await portal.db.deleteFrom('notification').execute()
    await upload()
    await expect.poll(countNotices, waiting).toEqual({ ...none, mate: 1 })
    // No tracker yet: the accelerator's team is responsible for the project.
    const track = await portal.make.track({ accelerator })
    const { id } = await portal.make.participation({ project, track })
    await upload()
    await expect.poll(countNotices, waiting).toEqual({ ...none, mate: 2, team: 1 })
    const set = (columns: { tracker_uid?: string; access_status?: 'BLOCKED' }) =>
      portal.db.updateTable('project_track').set(columns).where('id', '=', id).execute()
    await set({ tracker_uid: people.tracker.uid })
    await upload()
    await expect.poll(countNotices, waiting).toEqual({ ...none, mate: 3, team: 1, tracker: 1 })
    await set({ access_status: 'BLOCKED' })
    await upload()
    await expect.poll(countNotices, waiting).toEqual({ ...none, mate: 4, team: 1, tracker: 1 })
  })

  test('of another team’s project cannot be added', async () => {
    const body = {
      projectId: project.id,
      name: 'Слайды',
      url: 'https://deck.example',
      kind: 'PRESENTATION' as const,
    }
    for (const by of [people.stranger, people.foreign])
      expect((await portal.as(by).call(documents.addProjectLink, { body })).status).toBe(404)
    // People who work with it see it, and cannot add to it.
    await portal.make.request({ project, track: await portal.make.track({ accelerator }) })
    expect((await portal.as(people.team).call(documents.addProjectLink, { body })).status).toBe(403)
  })
})
