import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import {
  fileQuotas,
  leaderFileQuota,
  projectListLimits,
  projectsPerPerson,
  testNotificationLimit,
} from '#platform/domain/quotas.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { createTestNotification } from '../../communication/contract/notification.endpoints.ts'
import { createVacancy } from '../../teams/contract/vacancy.endpoints.ts'
import {
  addProjectLink,
  createProject,
  deleteProject,
  getProject,
  listMyProjects,
  uploadProjectDocument,
} from '../contract/project.endpoints.ts'

let portal: TestPortal
let person: Person

beforeAll(async () => {
  portal = await openPortal()
  person = await portal.make.person()
})

const code = ({ status, body }: Answer): string => (status < 300 ? 'ok' : String(body['code']))

const upload = (projectId: number) =>
  portal.as(person).send(uploadProjectDocument, {
    query: { projectId },
    file: { name: 'план.txt', content: 'Текст' },
  })

/** Sets the used part of an owner's quota. */
const keep = (owner: string, files: number, size: number) =>
  sql`insert into file (id, entity, name, mime, size, sha256, owner, uploaded_by)
    select gen_random_uuid(), 'PROJECT_UPLOADS', 'a.txt', 'text/plain', ${size}, '', ${owner}, ${person.uid}
    from generate_series(1, ${files})`.execute(portal.db)

describe('the storage of a project', () => {
  const { files, bytes } = fileQuotas.project!

  test('ends with its last file, also for uploads at once, and says before how much is taken', async () => {
    const { id } = await portal.make.project({ leader: person })
    await keep(`project:${id}`, files - 1, 10)
    const { body } = await portal.as(person).call(getProject, { query: { projectId: String(id) } })
    expect(body['room']).toEqual({
      files: files - 1,
      bytes: (files - 1) * 10,
      maxFiles: files,
      maxBytes: bytes,
    })
    expect((await Promise.all([upload(id), upload(id)])).map(code).toSorted()).toEqual(['FILE_QUOTA', 'ok'])
    expect(await upload(id)).toMatchObject({
      status: 409,
      body: { code: 'FILE_QUOTA', params: { files, megabytes: 1024 } },
    })
  })

  test('ends with its last byte, and another project has its own', async () => {
    const { id } = await portal.make.project({ leader: person })
    const other = await portal.make.project({ leader: person })
    await keep(`project:${id}`, Math.floor(bytes / maxFileSize), maxFileSize)
    await keep(`project:${id}`, 1, bytes % maxFileSize)
    expect([code(await upload(id)), code(await upload(other.id))]).toEqual(['FILE_QUOTA', 'ok'])
  })
})

test('all projects of a leader share one storage limit, with files of deleted ones until they are gone', async () => {
  const leader = await portal.make.person()
  const projects = await Promise.all(Array.from({ length: 5 }, () => portal.make.project({ leader })))
  const [first, second, third, fourth, last] = projects.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
  ]
  for (const id of [first, second, third, fourth]) await keep(`project:${id}`, leaderFileQuota.files / 4, 10)
  const by = portal.as(leader)
  const send = () =>
    by.send(uploadProjectDocument, {
      query: { projectId: last },
      file: { name: 'план.txt', content: 'Текст' },
    })
  const refusal = {
    status: 409,
    body: { code: 'LEADER_FILE_QUOTA', params: { files: leaderFileQuota.files } },
  }
  const { body } = await by.call(getProject, { query: { projectId: String(last) } })
  expect(body['room']).toMatchObject({ files: leaderFileQuota.files, maxFiles: leaderFileQuota.files })
  expect(await send()).toMatchObject(refusal)
  expect((await by.call(deleteProject, { body: { projectId: first } })).status).toBeLessThan(300)
  expect(await send()).toMatchObject(refusal)
  await sql`delete from file where owner = ${`project:${first}`}`.execute(portal.db)
  expect(code(await send())).toBe('ok')
})

test('the storage of all projects of a leader ends with its last byte; who leads no more uses none of it', async () => {
  const [leader, successor] = [await portal.make.person(), await portal.make.person()]
  const makeProject = async () => (await portal.make.project({ leader })).id
  const [first, second, last] = [await makeProject(), await makeProject(), await makeProject()]
  const whole = Math.floor(leaderFileQuota.bytes / maxFileSize)
  await keep(`project:${first}`, whole, maxFileSize)
  await keep(`project:${second}`, 1, leaderFileQuota.bytes - whole * maxFileSize - 10)
  const send = (content: string) =>
    portal
      .as(leader)
      .send(uploadProjectDocument, { query: { projectId: last }, file: { name: 'a.txt', content } })
  expect(await send('a'.repeat(11))).toMatchObject({
    status: 409,
    body: { code: 'LEADER_FILE_QUOTA', params: { megabytes: leaderFileQuota.bytes / 1_048_576 } },
  })
  expect(code(await send('a'.repeat(10)))).toBe('ok')
  expect(code(await send('a'))).toBe('LEADER_FILE_QUOTA')
  await portal.db.updateTable('project').set({ leader_uid: successor.uid }).where('id', '=', first).execute()
  expect(code(await send('a'))).toBe('ok')
})

test('the number of projects that a person leads is limited, also when they are created at once', async () => {
  const founder = await portal.make.person()
  for (let n = 1; n < projectsPerPerson; n++) await portal.make.project({ leader: founder })
  const make = (name: string) => portal.as(founder).call(createProject, { body: { name } })
  expect((await Promise.all([make('Первый'), make('Второй')])).map(code).toSorted()).toEqual([
    'PROJECT_QUOTA',
    'ok',
  ])
  const { body } = await portal.as(founder).call(listMyProjects, { query: {} })
  expect(body).toMatchObject({ led: projectsPerPerson, maxLed: projectsPerPerson })
})

describe('the number of documents of a project is limited', () => {
  const full = async (table: 'project_document' | 'vacancy', count: number) => {
    const { id } = await portal.make.project({ leader: person })
    await (
      table === 'vacancy'
        ? sql`insert into vacancy (project_id, name, created_by)
          select ${id}, 'Инженер', ${person.uid} from generate_series(1, ${count}::int)`
        : sql`insert into project_document (project_id, name, url, access, created_by)
          select ${id}, 'Сайт', 'https://site.example', 'EVERYONE', ${person.uid} from generate_series(1, ${count}::int)`
    ).execute(portal.db)
    return id
  }

  test('documents, links among them', async () => {
    const projectId = await full('project_document', projectListLimits.documents - 1)
    const add = (name: string) =>
      portal
        .as(person)
        .call(addProjectLink, { body: { projectId, name, url: 'https://site.example', access: 'EVERYONE' } })
    const answers = await Promise.all([add('Один'), add('Два')])
    expect(answers.map(code).toSorted()).toEqual(['PROJECT_LIST_FULL', 'ok'])
    expect(code(await upload(projectId))).toBe('PROJECT_LIST_FULL')
  })

  test('vacancies', async () => {
    const projectId = await full('vacancy', projectListLimits.vacancies)
    const made = await portal
      .as(person)
      .call(createVacancy, { body: { projectId, name: 'Инженер', role: null, competencies: [] } })
    expect(code(made)).toBe('PROJECT_LIST_FULL')
  })
})

test('test notifications are few a day', async () => {
  const curious = await portal.make.person()
  const send = () => portal.as(curious).call(createTestNotification, { query: { userUid: curious.uid } })
  for (let n = 0; n < testNotificationLimit.hits; n++) expect(code(await send())).toBe('ok')
  expect(await send()).toMatchObject({ status: 429, body: { code: 'TEST_NOTIFICATION_LIMIT' } })
})
