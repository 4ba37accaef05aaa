import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import type { Project } from '../../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import * as details from '../../contract/project-details.endpoints.ts'
import * as projects from '../../contract/project.endpoints.ts'
import type { ProjectDetails } from './read-project-details.ts'

let portal: TestPortal
let accelerator: Accelerator
let people: Record<
  'leader' | 'shy' | 'stranger' | 'expert' | 'investor' | 'selfMade' | 'asker' | 'admin' | 'tracker',
  Person
>

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  people = {
    leader: await portal.make.person({ card_published: true }),
    shy: await portal.make.person(),
    stranger: await portal.make.person(),
    expert: await portal.make.member({ role: 'EXP' }),
    investor: await portal.make.person({ roles: ['INV'] }),
    selfMade: await portal.make.person({ roles: ['EXP', 'MNT', 'TRC', 'HTUSR'] }),
    asker: await portal.make.member({
      accelerator: await portal.make.accelerator({ approval: 'ON_COORDINATION' }),
      role: 'ACC',
      admin: true,
    }),
    admin: await portal.make.member({ accelerator, role: 'ACC', admin: true }),
    tracker: await portal.make.member({ accelerator, role: 'TRC' }),
  }
})

type Level = 'ALL' | 'AUTHORIZED' | 'ACCELERATOR_TEAM'

const makeProject = async (access_level: Level, published = true): Promise<Project> => {
  const project = await portal.make.project({
    leader: people.leader,
    members: [people.shy],
    access_level,
  })
  if (published) await portal.make.publication({ project })
  return project
}

const open = async (by: Person | null, project: Project): Promise<Answer> =>
  (by ? portal.as(by) : portal.guest).call(details.getProjectDetails, {
    query: { projectId: String(project.id) },
  })

const page = async (by: Person | null, project: Project): Promise<ProjectDetails> => {
  const { status, body } = await open(by, project)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as ProjectDetails
}

describe('who opens the page of a project', () => {
  test.each([
    ['ALL', 200, 200, 200],
    ['AUTHORIZED', 404, 200, 200],
    ['ACCELERATOR_TEAM', 404, 404, 200],
  ] as const)('published for %s', async (level, guest, stranger, expert) => {
    const project = await makeProject(level)
    expect((await open(null, project)).status).toBe(guest)
    expect((await open(people.stranger, project)).status).toBe(stranger)
    expect((await open(people.expert, project)).status).toBe(expert)
    expect((await open(people.investor, project)).status).toBe(expert)
    expect((await open(people.shy, project)).status).toBe(200)
    // Neither self-added roles nor a requested accelerator grant more access than being signed in.
    expect((await open(people.selfMade, project)).status).toBe(stranger)
    expect((await open(people.asker, project)).status).toBe(stranger)
  })

  test('one that is not published is for those alone who have a part in it', async () => {
    const project = await makeProject('ALL', false)
    const track = await portal.make.track({ accelerator })
    await portal.make.participation({ project, track, tracker: people.tracker })
    for (const by of [null, people.stranger, people.expert])
      expect((await open(by, project)).status).toBe(404)
    for (const by of [people.leader, people.admin, people.tracker])
      expect((await open(by, project)).status).toBe(200)
  })
})

describe('the contents of the page', () => {
  test('others see who agreed to be shown, without contacts; a guest sees nobody', async () => {
    const project = await makeProject('ALL')
    const seen = await page(people.stranger, project)
    expect(seen).toMatchObject({
      leader: { uid: people.leader.uid },
      othersCount: 1,
      members: [{ person: { uid: people.leader.uid }, email: '', phone: '', actions: [] }],
      actions: [],
    })
    expect(await page(null, project)).toMatchObject({
      leader: null,
      members: [],
      othersCount: 2,
      actions: ['signIn'],
    })
    const own = await page(people.shy, project)
    expect(own.members.map(({ email }) => email)).toContain(people.leader.email)
    expect(own).toMatchObject({ othersCount: 0, actions: ['edit'] })
  })

  test('documents for everyone open to everyone who opens the page, those of the team do not', async () => {
    const project = await makeProject('AUTHORIZED')
    await portal.make.projectLink({ project, name: 'Модель', access: 'TEAM_ONLY' })
    await portal.make.projectLink({ project, name: 'Презентация', access: 'EVERYONE' })
    const { documents } = await page(people.stranger, project)
    expect(documents.map(({ name }) => name)).toEqual(['Презентация'])
    expect((await page(people.leader, project)).documents).toHaveLength(2)
  })

  test('nobody but the team, its accelerator and its tracker learns how far the work is', async () => {
    const project = await makeProject('ALL')
    const track = await portal.make.track({ accelerator })
    await portal.make.participation({ project, track, tracker: people.tracker })
    const elsewhere = await portal.make.track({ accelerator: await portal.make.accelerator() })
    await portal.make.participation({ project, track: elsewhere })
    const works = async (by: Person | null) =>
      (await page(by, project)).tracks.map(({ track: { id }, work }) => [id, work !== null])
    expect(await works(people.leader)).toEqual([
      [elsewhere.id, true],
      [track.id, true],
    ])
    for (const by of [people.admin, people.tracker])
      expect(await works(by)).toEqual([
        [elsewhere.id, false],
        [track.id, true],
      ])
    expect(await works(null)).toEqual([
      [elsewhere.id, false],
      [track.id, false],
    ])
    expect((await page(people.tracker, project)).actions).toEqual(['openWork'])
  })

  test('a programme that hides the profile hides it from the team, and says so on its page', async () => {
    const project = await makeProject('ALL')
    const programme = await portal.make.programme({ accelerator, hide_project_profile: true })
    const track = await portal.make.track({ accelerator, programme })
    await portal.make.participation({ project, track })
    expect((await page(people.leader, project)).readsProfile).toBe(false)
    expect((await page(people.admin, project)).readsProfile).toBe(true)
    const { body } = await portal
      .as(people.leader)
      .call(projects.getProject, { query: { projectId: String(project.id) } })
    expect(body).toMatchObject({ profileHidden: true })
    const query = { projectId: String(project.id) }
    expect((await portal.as(people.leader).call(details.getProfileVisibility, { query })).status).toBe(403)
  })
})

describe('who reads an element of the profile', () => {
  test('is set by the team for elements that exist', async () => {
    const project = await makeProject('ALL')
    await portal.make.profileTemplate({
      status: 'ACTIVE',
      tree: tree(
        plain({ code: 'pitch_of_test', type: 'STRING' }),
        plain({ code: 'costs_of_test', type: 'STRING' }),
      ),
    })
    const set = (codes: string[], visibility: 'VISIBLE_ALL' | 'NON_VISIBLE') =>
      portal
        .as(people.shy)
        .call(details.setProfileVisibility, { body: { projectId: project.id, codes, visibility } })
    expect((await set(['pitch_of_test', 'costs_of_test'], 'VISIBLE_ALL')).status).toBe(200)
    const { body } = await set(['costs_of_test'], 'NON_VISIBLE')
    expect(body).toEqual({
      items: [
        { code: 'costs_of_test', visibility: 'NON_VISIBLE' },
        { code: 'pitch_of_test', visibility: 'VISIBLE_ALL' },
      ],
    })
    const refused = await set(['pitch_of_test', 'no_such_element'], 'VISIBLE_ALL')
    expect(refused).toMatchObject({ status: 400, body: { fields: { 'codes.1': 'NOT_IN_LIST' } } })
    expect((await set(['pitch'], 'NON_VISIBLE')).body).toMatchObject({ fields: { 'codes.0': 'NOT_IN_LIST' } })
  })
})
