import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, projects, type ProjectSubject } from '#features/projects'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { risk, riskRegister } from '../contract/risk.schemas.ts'
import { gravity, mainRisks, type Place } from '../domain/risk.rules.ts'

type Risk = z.output<typeof risk>
type Register = z.output<typeof riskRegister>
type Read = Omit<Risk, 'isMain' | 'actions'>

const before = (one: Read): Place => ({ chance: one.chanceBefore, losses: one.lossesBefore })

/** The register of a project with the reader's actions, most severe first. */
export const readRegister = async (ctx: Context, projectId: number): Promise<Register> => {
  const project = stillThere(await findProject(ctx.db, projectId))
  const { rows } = await sql<Read>`
    select r.id, r.version, r.name, r.description, r.kind, r.chance_before as "chanceBefore",
      r.losses_before as "lossesBefore", r.chance_after as "chanceAfter", r.losses_after as "lossesAfter", r.response,
      r.measures, case when o.uid is not null then ${personRefJson('o')} end as owner,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as calculation,
      case when c.id is not null then r.scenario end as scenario, to_char(r.deadline, 'YYYY-MM-DD') as deadline, r.done,
      case when a.uid is not null then ${personRefJson('a')} end as "acceptedBy",
      to_char(r.accepted_until, 'YYYY-MM-DD') as "acceptedUntil"
    from risk r left join person o on o.uid = r.owner_uid left join person a on a.uid = r.accepted_by
      left join calculation c on c.id = r.calculation_id
    where r.project_id = ${projectId} order by r.id`.execute(ctx.db)
  const { rows: registers } = await sql<Pick<Register, 'strategy' | 'team' | 'calculations'>>`
    select coalesce((select g.strategy from risk_register g where g.project_id = ${projectId}), 'MAIN_5_RISK') as strategy,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id desc)
        from calculation c where c.project_id = ${projectId}), '[]') as calculations,
      coalesce((select json_agg(${personRefJson('u')} order by u.last_name, u.first_name, u.uid)
        from project_member m join person u on u.uid = m.person_uid where m.project_id = ${projectId}), '[]') as team`.execute(
    ctx.db,
  )
  const mayEdit = projects.edit.allows(ctx.actor, project)
  const mayAccept = projects.lead.allows(ctx.actor, project)
  const main = mainRisks(rows.map((one) => ({ id: one.id, before: before(one) })))
  const risks = rows
    .map((one): Risk => ({
      ...one,
      isMain: main.has(one.id),
      actions: [
        ...(mayEdit ? (['edit'] as const) : []),
        ...(mayAccept && one.response === 'RISK_ACCEPTANCE' ? (['accept'] as const) : []),
        ...(mayEdit ? (['delete'] as const) : []),
      ],
    }))
    .toSorted((one, other) => gravity(before(other)) - gravity(before(one)) || one.id - other.id)
  return { ...registers[0]!, mayEdit, risks }
}

/** A risk with the policy facts of its project. */
export type RiskSubject = ProjectSubject & {
  riskId: number
  riskName: string
  riskVersion: number
  response: Risk['response']
}

export const findRisk = async (db: Db, id: number): Promise<RiskSubject | undefined> => {
  const { rows } = await sql<{
    projectId: number
    name: string
    version: number
    response: Risk['response']
  }>`select project_id as "projectId", name, version, response from risk where id = ${id}`.execute(db)
  const [found] = rows
  const project = found && (await findProject(db, found.projectId))
  return (
    project && {
      ...project,
      riskId: id,
      riskName: found.name,
      riskVersion: found.version,
      response: found.response,
    }
  )
}
