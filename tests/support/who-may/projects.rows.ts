import * as projects from '../../../features/projects/contract/project.endpoints.ts'
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

/** A project that works on a track of the accelerator. */
const working = async (world: World) => (await world.work()).projectId

const linkOf = async (world: World) =>
  world.make.projectLink({ project: { ...(await world.project()), id: await working(world) } })

const mateOf = async (world: World) =>
  world.make.projectMember({ project_id: await working(world), person: await world.make.person() })

/** Who may do what with projects, their teams and documents. */
export const projectRows = [
  row(projects.listMyProjects, everybody, () => ({ query: {} })),
  row(projects.getProject, seers, async (world) => ({ query: { projectId: String(await working(world)) } })),
  row(projects.getProjectHistory, seers, async (world) => ({
    query: { projectId: String(await working(world)) },
  })),
  row(projects.createProject, everybody, (_world, by) => ({ body: { name: `Проект ${by.email}` } })),
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
    projects.editProjectMember,
    founders,
    async (world) => ({ body: { memberId: (await mateOf(world)).id, position: 'Инженер' } }),
    editing,
  ),
  row(
    projects.removeProjectMember,
    ['leader'],
    async (world) => ({ body: { memberId: (await mateOf(world)).id } }),
    leading,
  ),
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
  row(projects.downloadProjectDocument, seers, async (world) => ({
    query: { documentId: String((await world.projectFile(await working(world))).id) },
  })),
]
