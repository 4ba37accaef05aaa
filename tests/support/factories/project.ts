import type { Db } from '#platform/server/context.ts'
import { makeAccelerator, makeDecider } from './accelerator.ts'
import { insertAll, insertMany, insertOne, type Columns, type NewRow, type Row } from './insert.ts'
import { makePerson, type Person } from './person.ts'
import { inTurn, next } from './sequence.ts'

export type Project = Row<'project'>

/** Input of a project. To publish it, use `make.publication`. */
type ProjectColumns = Omit<Columns<'project'>, 'publication_status' | 'published_at'>

const names = ['Теплоконтур', 'Ledgerly', 'Агроскан', 'Quaywise'] as const

/** The row of a project; without a leader it has a managing accelerator. */
export const projectRow = (leader: { uid: string } | null, given: ProjectColumns = {}): NewRow<'project'> => {
  const n = next()
  return { leader_uid: leader?.uid ?? null, name: `${inTurn(names, n)} ${n}`, ...given }
}

/** Copies the row's data to the project's profile. */
const tellProfile = (db: Db, { id }: Project, given: ProjectColumns): Promise<void> => {
  const { summary, description, industry_ids, territory_id, stage_id } = given
  const values = {
    pitch: summary || null,
    description: description || null,
    industries: industry_ids ?? null,
    territory: territory_id ? [territory_id] : null,
    stage: stage_id ? [stage_id] : null,
  }
  return insertMany(
    db,
    'profile_value',
    Object.entries(values).flatMap(([code, value]) =>
      value === null ? [] : [{ project_id: id, element_code: code, field_code: code, value: value as never }],
    ),
  )
}

/** Creates a project; its leader is the first team member. */
export const makeProject = async (
  db: Db,
  given: ProjectColumns & { leader?: Person; members?: readonly Person[] } = {},
): Promise<Project> => {
  const { leader, members = [], ...columns } = given
  const lead = leader ?? (await makePerson(db))
  const project = await insertOne(db, 'project', projectRow(lead, columns))
  await tellProfile(db, project, columns)
  await insertAll(
    db,
    'project_member',
    [lead, ...members].map((person) => ({ project_id: project.id, person_uid: person.uid })),
  )
  return project
}

/** Creates a project managed by an accelerator until its leader joins. */
export const makeKeptProject = async (
  db: Db,
  given: ProjectColumns & { accelerator?: { id: number } } = {},
): Promise<Project> => {
  const { accelerator, ...columns } = given
  const keeper = accelerator ?? (await makeAccelerator(db))
  const project = await insertOne(
    db,
    'project',
    projectRow(null, { keeper_accelerator_id: keeper.id, ...columns }),
  )
  await tellProfile(db, project, columns)
  return project
}

/** The actor for a project: its leader, or a person of the managing accelerator. */
export const actorOf = async (
  db: Db,
  project: Pick<Project, 'leader_uid' | 'keeper_accelerator_id'>,
): Promise<string> => {
  if (project.leader_uid !== null) return project.leader_uid
  return (await makeDecider(db, project.keeper_accelerator_id!)).uid
}

/** Adds a person to a project's team. */
export const makeProjectMember = async (
  db: Db,
  given: Columns<'project_member'> & { project?: Project; person?: Person } = {},
): Promise<Row<'project_member'>> => {
  const { project, person, ...columns } = given
  return insertOne(db, 'project_member', {
    project_id: columns.project_id ?? (project ?? (await makeProject(db))).id,
    person_uid: (person ?? (await makePerson(db))).uid,
    ...columns,
  })
}

/** Adds a document that is a link. */
export const makeProjectLink = async (
  db: Db,
  given: Columns<'project_document'> & { project?: Project } = {},
): Promise<Row<'project_document'>> => {
  const { project, ...columns } = given
  const of = project ?? (await makeProject(db))
  return insertOne(db, 'project_document', {
    project_id: of.id,
    name: 'Презентация',
    url: 'https://example.com/deck',
    created_by: await actorOf(db, of),
    ...columns,
  })
}
