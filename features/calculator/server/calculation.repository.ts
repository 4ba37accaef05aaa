import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { findProject, type ProjectSubject } from '#features/projects'
import type { Db } from '#platform/server/context.ts'

/** A kept calculation, with the facts of its project: who may do what with it follows from there. */
export type CalculationSubject = ProjectSubject & {
  calculationId: number
  calculationName: string
  inputs: Record<string, unknown>
}

type Kept = { id: number; name: string; projectId: number; inputs: Record<string, unknown> }

/** A link is kept by what it hashes to. */
export const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url')

export const findCalculation = async (db: Db, id: number): Promise<CalculationSubject | undefined> => {
  const { rows } = await sql<Kept>`
    select id, name, project_id as "projectId", inputs from calculation where id = ${id}`.execute(db)
  const [kept] = rows
  const project = kept && (await findProject(db, kept.projectId))
  return project && { ...project, calculationId: kept.id, calculationName: kept.name, inputs: kept.inputs }
}
