import type { Db } from '#platform/server/context.ts'
import { insertAll, insertOne, type Columns, type NewRow, type Row } from './insert.ts'
import { makePerson, type Person } from './person.ts'
import { inTurn, next } from './sequence.ts'

export type Project = Row<'project'>

const ideas = [
  ['Теплоконтур', 'Датчики и модель, которые находят потери тепла в котельных.', 'Энергетика'],
  ['Ledgerly', 'Month-end close for small manufacturers, done from bank feeds.', 'Finance'],
  ['Агроскан', 'Снимки с дронов превращаются в карту питания поля.', 'Сельское хозяйство'],
  ['Quaywise', 'Berth planning for mid-size ports from live vessel data.', 'Logistics'],
] as const

/** The row of a project. */
export const projectRow = (leader: { uid: string }, given: Columns<'project'> = {}): NewRow<'project'> => {
  const n = next()
  const [name, summary, industry] = inTurn(ideas, n)
  return { leader_uid: leader.uid, name: `${name} ${n}`, summary, industry, stage: 'LATE_PRESEED', ...given }
}

/** Makes a project; its leader is the first of its team. */
export const makeProject = async (
  db: Db,
  given: Columns<'project'> & { leader?: Person; members?: readonly Person[] } = {},
): Promise<Project> => {
  const { leader, members = [], ...columns } = given
  const lead = leader ?? (await makePerson(db))
  const project = await insertOne(db, 'project', projectRow(lead, columns))
  await insertAll(
    db,
    'project_member',
    [lead, ...members].map((person) => ({ project_id: project.id, person_uid: person.uid })),
  )
  return project
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
    created_by: of.leader_uid,
    ...columns,
  })
}
