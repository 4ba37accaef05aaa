import { elementsOf, type ElementTree } from '../../../features/fields/domain/tree.ts'
import { listKeptProjects } from '../../../features/projects/contract/kept-projects.endpoints.ts'
import * as details from '../../../features/projects/contract/project-details.endpoints.ts'
import * as logos from '../../../features/projects/contract/project-logo.endpoints.ts'
import * as projects from '../../../features/projects/contract/project.endpoints.ts'
import * as team from '../../../features/projects/contract/team.endpoints.ts'
import { keptProjects, ownProjects } from '../../../features/projects/server/projects.row-set.ts'
import { insertOne } from '../factories/insert.ts'
import { ofSet } from './list-check.ts'
import { picture } from './picture.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const seers: readonly Who[] = [
  ...founders,
  'tracker',
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
]
const editing = { see: without(seers, founders) }
const leading = { see: without(seers, ['leader']) }

/** A project in a track of the accelerator. */
const working = async (world: World) => (await world.work()).projectId

const linkOf = async (world: World) =>
  world.make.projectLink({ project: { ...(await world.project()), id: await working(world) } })

const mateOf = async (world: World) =>
  world.make.projectMember({ project_id: await working(world), person: await world.make.person() })

/** The leader has offered the lead to the member. */
const offerOf = async (world: World) => {
  const { id } = await insertOne(world.db, 'project_leadership_offer', {
    project_id: await working(world),
    from_uid: world.people.leader.uid,
    to_uid: world.people.member.uid,
  })
  return { body: { offerId: id } }
}

/** The leader sees the offer, but cannot accept or decline it. */
const answering = { see: ['leader'] as const }

/** Permissions on projects, their teams and documents. */
export const projectRows = [
  row(
    listKeptProjects,
    ['teamTracker', 'team', 'admin', 'portalAdmin', 'deputyAdmin'],
    (world) => ({ headers: { 'accelerator-id': String(world.accelerator.id) }, query: {} }),
    {
      rest: 403,
      absent: 403,
      list: ofSet(keptProjects, 'accelerator'),
    },
  ),
  row(projects.listMyProjects, everybody, () => ({ query: {} }), {
    list: ofSet(ownProjects, 'reader'),
  }),
  row(projects.getProject, seers, async (world) => ({ query: { projectId: String(await working(world)) } })),
  row(projects.getProjectHistory, seers, async (world) => ({
    query: { projectId: String(await working(world)) },
  })),
  row(projects.createProject, everybody, (_world, by) => ({ body: { name: `Проект ${by.uid}` } })),
  row(
    projects.editProject,
    founders,
    async (world) => {
      const id = await working(world)
      return { body: { id, version: 1, name: `Новое имя ${id}` } }
    },
    editing,
  ),
  row(
    projects.deleteProject,
    ['leader'],
    async (world) => ({ body: { projectId: await working(world) } }),
    leading,
  ),
  row(
    team.editProjectMember,
    ['leader'],
    async (world) => ({
      body: {
        memberId: (await mateOf(world)).id,
        position: 'Инженер',
        roles: [],
        roleInTeam: '',
        responsibilities: [],
        responsibilityArea: '',
        competencies: [],
        resume: '',
        additionalInfo: '',
      },
    }),
    leading,
  ),
  row(
    team.removeProjectMember,
    ['leader'],
    async (world) => ({ body: { memberId: (await mateOf(world)).id } }),
    leading,
  ),
  row(team.leaveProject, everybody, async (world, by) => {
    const project_id = await working(world)
    await world.db.deleteFrom('project_member').where('person_uid', '=', by.uid).execute()
    await world.make.projectMember({ project_id, person: by })
    return { body: { projectId: project_id } }
  }),
  row(
    team.uploadMemberResume,
    ['leader'],
    async (world) => ({ query: { memberId: String((await mateOf(world)).id) } }),
    { ...leading, file: { name: 'resume.txt', content: 'Десять лет в теплоэнергетике' } },
  ),
  row(
    team.deleteMemberResume,
    ['leader'],
    async (world) => ({ body: { memberId: (await mateOf(world)).id } }),
    leading,
  ),
  row(team.downloadMemberResume, seers, async (world) => {
    const project_id = await working(world)
    const resume_file_id = await world.taskFile((await world.work()).taskId)
    const person = await world.make.person()
    return {
      query: {
        memberId: String((await world.make.projectMember({ project_id, person, resume_file_id })).id),
      },
    }
  }),
  row(
    team.offerLeadership,
    ['leader'],
    async (world) => ({ body: { memberId: (await mateOf(world)).id } }),
    leading,
  ),
  row(team.acceptLeadership, ['member'], offerOf, answering),
  row(team.declineLeadership, ['member'], offerOf, answering),
  row(team.revokeLeadership, ['leader'], offerOf, { see: ['member'] }),
  row(
    logos.uploadProjectLogo,
    founders,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    { ...editing, file: picture },
  ),
  row(
    logos.deleteProjectLogo,
    founders,
    async (world) => ({ body: { projectId: await working(world) } }),
    editing,
  ),
  row(logos.getProjectLogo, everybody, async (world) => ({
    query: { image: await world.keptFile('PROJECT_LOGO') },
  })),
  row(
    projects.addProjectLink,
    founders,
    async (world) => ({
      body: { projectId: await working(world), name: 'Презентация', url: 'https://example.com/deck' },
    }),
    editing,
  ),
  row(
    projects.uploadProjectDocument,
    founders,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    { ...editing, file: { name: 'deck.txt', content: 'Презентация' } },
  ),
  row(
    projects.editProjectDocument,
    founders,
    async (world) => ({
      body: { documentId: (await linkOf(world)).id, name: 'Модель', access: 'EVERYONE' as const },
    }),
    editing,
  ),
  row(
    projects.deleteProjectDocument,
    founders,
    async (world) => ({ body: { documentId: (await linkOf(world)).id } }),
    editing,
  ),
  // Not published: only participants; `project-details.api.test.ts` covers the levels.
  row(
    projects.downloadProjectDocument,
    seers,
    async (world) => ({ query: { documentId: String((await world.projectFile(await working(world))).id) } }),
    { guest: 404 },
  ),
  row(
    details.getProjectDetails,
    seers,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    { guest: 404 },
  ),
  row(
    details.getProfileVisibility,
    founders,
    async (world) => ({ query: { projectId: String(await working(world)) } }),
    editing,
  ),
  row(
    details.setProfileVisibility,
    founders,
    async (world) => {
      const { version } = await world.make.profileTemplate({ status: 'ACTIVE' })
      const codes = elementsOf(version.tree as ElementTree).map(({ code }) => code)
      return { body: { projectId: await working(world), codes, visibility: 'VISIBLE_ALL' as const } }
    },
    editing,
  ),
]
