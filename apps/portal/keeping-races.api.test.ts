import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { listImportItems } from '../../features/project-import/contract/import.endpoints.ts'
import * as projects from '../../features/projects/contract/project.endpoints.ts'
import * as invitations from '../../features/teams/contract/invitation.endpoints.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { importClient } from '../../tests/support/import-client.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'

/** Actions of the accelerator on an imported project at the moment when its leader joins (ADR 47). */
let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let client: ReturnType<typeof importClient>

beforeAll(async () => {
  portal = await openPortal({ connections: 20 })
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true })
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  client = importClient(portal.as(admin), { 'accelerator-id': String(accelerator.id) })
})

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    portal.db,
  )
  return rows[0]!.n
}

/** Waits until this many transactions wait for a lock, or no further ones come. */
const stand = async (count: number): Promise<void> => {
  for (let tries = 0; tries < 300 && (await waiting()) < count; tries++) await sleep(10)
}

/** Starts calls one after another on a locked project, in this order, and then releases it. */
const inOrder = async <First, Second>(
  projectId: number,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> => {
  const holder = new pg.Client({ connectionString: portal.database.url })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from project where id = ${projectId} for update`)
    const began = first()
    await stand(1)
    const followed = second()
    await stand(2)
    await holder.query('commit')
    return await Promise.all([began, followed])
  } finally {
    await holder.end()
  }
}

const status = ({ status: code }: Answer): number => code

/** An imported project, and a founder who is invited to lead it. */
const brought = async (name: string) => {
  const founder = await portal.make.person()
  const { id: importId } = await client.run(`Название;Почта лидера;Кратко\n${name};${founder.email};Было\n`)
  const project = await portal.db
    .selectFrom('project')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const invitation = await portal.db
    .selectFrom('team_invitation')
    .select('id')
    .where('project_id', '=', project.id)
    .executeTakeFirstOrThrow()
  const accept = () =>
    portal.as(founder).call(invitations.acceptInvitation, { body: { invitationId: invitation.id } })
  return { importId, projectId: project.id, founder, accept }
}

const find = (id: number) =>
  portal.db.selectFrom('project').select(['leader_uid', 'summary']).where('id', '=', id).executeTakeFirst()

const undo = (importId: number) => () => client.undo(importId)

describe('a leader who comes', () => {
  test('keeps the project when its import is taken back at the same moment', async () => {
    const { importId, projectId, founder, accept } = await brought('Занят')
    const [accepted] = await inOrder(projectId, accept, undo(importId))
    expect(status(accepted)).toBe(200)
    expect(await find(projectId)).toMatchObject({ leader_uid: founder.uid })
  })

  test('a moment after it was taken back has nothing to lead', async () => {
    const { importId, projectId, accept } = await brought('Отозван')
    const [, accepted] = await inOrder(projectId, undo(importId), accept)
    expect(status(accepted)).toBe(404)
    expect(await find(projectId)).toBeUndefined()
  })

  test('keeps the project that an administrator deletes at the same moment', async () => {
    const { projectId, founder, accept } = await brought('Нужен')
    const [accepted, removed] = await inOrder(projectId, accept, () =>
      portal.as(admin).call(projects.deleteProject, { body: { projectId } }),
    )
    expect([status(accepted), status(removed)]).toEqual([200, 404])
    expect(await find(projectId)).toMatchObject({ leader_uid: founder.uid })
  })

  test('has their project as they took it over: what an import brought to it is not taken back', async () => {
    const { projectId, founder, accept } = await brought('Дополнен')
    const { id } = await client.run('Название;Кратко\nДополнен;Стало\n', { existing: 'UPDATE' })
    expect(await find(projectId)).toMatchObject({ summary: 'Стало' })
    expect(status(await accept())).toBe(200)
    expect((await client.undo(id)).counts).toMatchObject({ KEPT: 1, UNDONE: 0 })
    const listed = await portal.as(admin).call(listImportItems, { query: { importId: String(id) } })
    expect(listed.body['items']).toMatchObject([{ status: 'KEPT', reason: 'HAS_TEAM' }])
    expect(await find(projectId)).toEqual({ leader_uid: founder.uid, summary: 'Стало' })
  })

  test('is not overwritten by an import that found the project kept', async () => {
    const { projectId, founder, accept } = await brought('Встречен')
    const [accepted] = await inOrder(projectId, accept, () =>
      client.run('Название;Кратко\nВстречен;Чужое\n', { existing: 'UPDATE' }),
    )
    expect(status(accepted)).toBe(200)
    expect(await find(projectId)).toEqual({ leader_uid: founder.uid, summary: 'Было' })
  })
})
