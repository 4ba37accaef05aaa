import { join } from 'node:path'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import { diskStorage } from '#platform/server/files/storage.ts'
import type { Accelerator } from '../factories/accelerator.ts'
import type { Factories } from '../factories/index.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import type { TaskState } from '../factories/task-row.ts'
import type { TestPortal } from '../portal.ts'

/** The callers: one person per relation to the objects of `World`. */
export const everybody = [
  'leader',
  'member',
  'tracker',
  'otherTracker',
  'teamTracker',
  'team',
  'admin',
  'expert',
  'stranger',
  'foreignAdmin',
  'portalAdmin',
  'deputyAdmin',
] as const

export type Who = (typeof everybody)[number]

/** Two accelerators, people in every relation to the first one, and factories for its objects. */
export type World = {
  make: Factories
  /** For rows without a factory. */
  db: TestPortal['db']
  people: Record<Who, Person>
  accelerator: Accelerator
  /** A second one without staff, whose request the rows put into the required state. */
  requested: Accelerator
  track: () => ReturnType<Factories['track']>
  project: () => ReturnType<Factories['project']>
  request: () => ReturnType<Factories['request']>
  /** A project of leader and member on a track of the accelerator, with its tracker, and an expert's finished job. */
  work: (state?: TaskState) => Promise<{
    projectId: number
    requestId: number
    projectTrackId: number
    taskId: number
  }>
  taskFile: (taskId: number) => Promise<string>
  /** A file without an owner. */
  keptFile: (entity: FileEntity) => Promise<string>
  projectFile: (projectId: number) => Promise<{ id: number }>
  notification: () => ReturnType<Factories['notification']>
}

const makePeople = async (make: Factories, own: Accelerator): Promise<Record<Who, Person>> => {
  const foreign = await make.accelerator()
  const member = (role: 'ACC' | 'TRC' | 'TRC_TEAM' | 'EXP', admin = false) =>
    make.member({ accelerator: own, role, admin })
  return {
    leader: await make.person(),
    member: await make.person(),
    tracker: await member('TRC'),
    otherTracker: await member('TRC'),
    teamTracker: await member('TRC_TEAM'),
    team: await member('ACC'),
    admin: await member('ACC', true),
    expert: await member('EXP'),
    stranger: await make.person(),
    // Also an investor and a challenge organiser, with roles on the portal.
    foreignAdmin: await make.member({
      accelerator: foreign,
      role: 'ACC',
      admin: true,
      person: await make.person({ roles: ['INV', 'HTFRN'] }),
    }),
    portalAdmin: await make.person({ roles: ['ADMIN'] }),
    deputyAdmin: await make.person({ roles: ['HTADM'] }),
  }
}

/** A small text file with stored bytes. */
const keepFile = async ({ db, folder }: TestPortal, by: Person, entity: FileEntity = 'PROJECT_UPLOADS') => {
  const file = await insertOne(db, 'file', {
    entity,
    name: 'interviews.txt',
    mime: 'text/plain',
    size: 5,
    sha256: '-',
    uploaded_by: by.uid,
  })
  await diskStorage(join(folder, 'files')).put(file.id, Buffer.from('notes'))
  return file
}

/** A project managed by the accelerator, with a request to join: its team acts in place of a leader. */
const makeKept = async ({ make, db }: TestPortal, accelerator: Accelerator): Promise<void> => {
  const retained = await make.keptProject({ accelerator })
  await make.request({ project: retained, track: await make.track({ accelerator }) })
  await insertOne(db, 'project_join_request', {
    project_id: retained.id,
    person_uid: (await make.person()).uid,
  })
}

/** Creates the people and the factories. */
export const makeWorld = async (portal: TestPortal): Promise<World> => {
  const { make, db } = portal
  const accelerator = await make.accelerator()
  const people = await makePeople(make, accelerator)
  await makeKept(portal, accelerator)
  const requested = await make.accelerator({ approval: 'ON_COORDINATION' })
  const track = () => make.track({ accelerator })
  const project = () => make.project({ leader: people.leader, members: [people.member] })
  const file = () => keepFile(portal, people.leader)
  return {
    make,
    db,
    people,
    accelerator,
    requested,
    track,
    project,
    request: async () => make.request({ project: await project(), track: await track() }),
    work: async (state = 'NOT_STARTED') => {
      const of = await project()
      const task = await make.task({ state, project: of, track: await track(), tracker: people.tracker })
      await make.expertJob({ task, expert: people.expert, client: people.team, status: 'COMPLETE' })
      const { id, request_id } = task.participation
      return { projectId: of.id, requestId: request_id, projectTrackId: id, taskId: task.id }
    },
    taskFile: async (taskId) => {
      const { id } = await file()
      await insertOne(db, 'task_file', { task_id: taskId, file_id: id })
      return id
    },
    keptFile: async (entity) => (await keepFile(portal, people.leader, entity)).id,
    projectFile: async (projectId) =>
      insertOne(db, 'project_document', {
        project_id: projectId,
        name: 'Модель',
        file_id: (await file()).id,
        created_by: people.leader.uid,
      }),
    notification: () => make.notification({ recipient: people.leader, sender: people.team }),
  }
}
