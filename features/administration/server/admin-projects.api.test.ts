import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { deleteProject } from '../../projects/contract/project.endpoints.ts'
import { giveProjectLead, listAdminProjects } from '../contract/admin-projects.endpoints.ts'
import { listDeletedProjects, restoreDeletedProject } from '../contract/deleted-projects.endpoints.ts'

let portal: TestPortal
let deputy: Person

beforeAll(async () => {
  portal = await openPortal()
  deputy = await portal.make.person({ roles: ['HTADM'] })
})

const listed = async (query: Record<string, unknown>): Promise<{ id: number; standing: string }[]> => {
  const { status, body } = await portal.as(deputy).send(listAdminProjects, { query })
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return (body as { items: { id: number; standing: string }[] }).items
}

const led = async () => {
  const leader = await portal.make.person()
  return { leader, project: await portal.make.project({ leader }) }
}

const leaderOf = async (id: number) =>
  (await portal.db.selectFrom('project').select('leader_uid').where('id', '=', id).executeTakeFirstOrThrow())
    .leader_uid

describe('the list of all projects', () => {
  test('finds any project by its number, with its standing', async () => {
    const { project } = await led()
    const [row] = await listed({ findText: `P-${String(project.id).padStart(6, '0')}` })
    expect(row).toMatchObject({ id: project.id, standing: 'FREE', actions: ['open', 'giveLead'] })
  })

  test('is narrowed by standing and by accelerator', async () => {
    const { id: acceleratorId } = await portal.make.accelerator()
    const managed = await portal.make.keptProject({ accelerator: { id: acceleratorId } })
    expect(await listed({ standing: 'KEPT', acceleratorId: String(acceleratorId) })).toMatchObject([
      { id: managed.id, standing: 'KEPT', leader: null },
    ])
    expect(await listed({ standing: 'WORKING', acceleratorId: String(acceleratorId) })).toEqual([])
  })
})

describe('giving a project to another leader', () => {
  test('transfers it immediately; the previous leader stays in the team, and both are notified', async () => {
    const { leader, project } = await led()
    const heir = await portal.make.person()
    const answer = await portal
      .as(deputy)
      .send(giveProjectLead, { body: { projectId: project.id, email: heir.email, reason: 'Ушёл' } })
    expect(answer.status).toBe(204)
    expect(await leaderOf(project.id)).toBe(heir.uid)
    const members = await portal.db
      .selectFrom('project_member')
      .select('person_uid')
      .where('project_id', '=', project.id)
      .execute()
    expect(members.map(({ person_uid }) => person_uid).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [leader.uid, heir.uid].toSorted((a, b) => a.localeCompare(b)),
    )
    const notified = async () =>
      portal.db
        .selectFrom('notification')
        .select('recipient_uid')
        .where('code', '=', 'LEADERSHIP_ACCEPTED')
        .where('recipient_uid', 'in', [leader.uid, heir.uid])
        .execute()
    await portal.startWorker()
    await expect.poll(notified, { timeout: 20_000 }).toHaveLength(2)
  })

  test('refuses an unknown address and who leads it already', async () => {
    const { leader, project } = await led()
    const refused = async (email: string) => {
      const { body } = await portal
        .as(deputy)
        .send(giveProjectLead, { body: { projectId: project.id, email, reason: 'Ушёл' } })
      return (body as { code: string }).code
    }
    expect(await refused('nobody@nowhere.example')).toBe('USER_NOT_REGISTERED')
    expect(await refused(leader.email)).toBe('ROLE_ALREADY_GRANTED')
  })
})

describe('restoring what was deleted', () => {
  test('brings a project back with its team, profile and number, once', async () => {
    const leader = await portal.make.person()
    const mate = await portal.make.person()
    const project = await portal.make.project({ leader, members: [mate], summary: 'Тепло без потерь' })
    const before = async () => ({
      project: await portal.db
        .selectFrom('project')
        .select(['name', 'serial_number', 'leader_uid', 'summary', 'created_at'])
        .where('id', '=', project.id)
        .execute(),
      values: await portal.db
        .selectFrom('profile_value')
        .select(['element_code', 'value'])
        .where('project_id', '=', project.id)
        .orderBy('element_code')
        .execute(),
      members: await portal.db
        .selectFrom('project_member')
        .select(['id', 'person_uid'])
        .where('project_id', '=', project.id)
        .orderBy('id')
        .execute(),
    })
    const was = await before()
    expect(was.values.length).toBeGreaterThan(0)
    const gone = await portal.as(leader).send(deleteProject, { body: { projectId: project.id } })
    expect(gone.status).toBe(204)
    expect((await before()).project).toEqual([])

    const { body } = await portal.as(deputy).send(listDeletedProjects, { query: { findText: project.name } })
    expect((body as { items: object[] }).items).toMatchObject([
      { id: project.id, leader: { uid: leader.uid }, deletedBy: { uid: leader.uid }, actions: ['restore'] },
    ])
    const restore = () =>
      portal
        .as(deputy)
        .send(restoreDeletedProject, { body: { projectId: project.id, reason: 'Удалён по ошибке' } })
    const answers = await Promise.all([restore(), restore()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect(await before()).toEqual(was)
  })

  test('refuses while its leader has another project of that name', async () => {
    const { leader, project } = await led()
    await portal.as(leader).send(deleteProject, { body: { projectId: project.id } })
    await portal.make.project({ leader, name: project.name })
    const { body } = await portal
      .as(deputy)
      .send(restoreDeletedProject, { body: { projectId: project.id, reason: 'Удалён по ошибке' } })
    expect((body as { code: string }).code).toBe('PROJECT_NAME_TAKEN')
  })
})
