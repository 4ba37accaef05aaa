import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { giveProjectLead, listAdminProjects } from '../contract/admin-projects.endpoints.ts'

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
  test('finds any project by its number, and says where it stands', async () => {
    const { project } = await led()
    const [row] = await listed({ findText: `P-${String(project.id).padStart(6, '0')}` })
    expect(row).toMatchObject({ id: project.id, standing: 'FREE', actions: ['open', 'giveLead'] })
  })

  test('is narrowed by standing and by accelerator', async () => {
    const { id: acceleratorId } = await portal.make.accelerator()
    const kept = await portal.make.keptProject({ accelerator: { id: acceleratorId } })
    expect(await listed({ standing: 'KEPT', acceleratorId: String(acceleratorId) })).toMatchObject([
      { id: kept.id, standing: 'KEPT', leader: null },
    ])
    expect(await listed({ standing: 'WORKING', acceleratorId: String(acceleratorId) })).toEqual([])
  })
})

describe('giving a project to another leader', () => {
  test('passes it at once; who led it stays in the team, and both are told', async () => {
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
    const told = async () =>
      portal.db
        .selectFrom('notification')
        .select('recipient_uid')
        .where('code', '=', 'LEADERSHIP_ACCEPTED')
        .where('recipient_uid', 'in', [leader.uid, heir.uid])
        .execute()
    await portal.startWorker()
    await expect.poll(told, { timeout: 20_000 }).toHaveLength(2)
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
