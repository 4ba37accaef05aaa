import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { barred, hidesProject } from '#features/expertise'
import { findProject } from '#features/projects'
import type { Db } from '#platform/server/context.ts'
import type { CalculatedProject } from './calculation.policy.ts'

/** A stored calculation with the policy facts of its project. */
export type CalculationSubject = CalculatedProject & {
  calculationId: number
  calculationName: string
  inputs: Record<string, unknown>
}

export const findCalculatedProject = async (db: Db, id: number): Promise<CalculatedProject | undefined> => {
  const project = await findProject(db, id)
  if (!project) return undefined
  const { rows } = await sql<{ uid: string }>`
    select distinct j.expert_uid as uid from expert_job j
    where j.project_id = ${project.id} and j.status = 'PROCESS' and not ${hidesProject} and not ${barred}`.execute(
    db,
  )
  return { ...project, reviewerUids: rows.map(({ uid }) => uid) }
}

type SavedCalculation = { id: number; name: string; projectId: number; inputs: Record<string, unknown> }

/** Only the hash of a link is stored. */
export const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url')

export const findCalculation = async (db: Db, id: number): Promise<CalculationSubject | undefined> => {
  const { rows } = await sql<SavedCalculation>`
    select id, name, project_id as "projectId", inputs from calculation where id = ${id}`.execute(db)
  const [saved] = rows
  const project = saved && (await findCalculatedProject(db, saved.projectId))
  return project && { ...project, calculationId: saved.id, calculationName: saved.name, inputs: saved.inputs }
}
