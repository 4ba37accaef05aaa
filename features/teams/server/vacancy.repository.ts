import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { projectVacancy } from '../contract/vacancy.schemas.ts'
import type { VacancyState } from '../domain/vacancy-states.ts'
import { vacancyMachine, vacancies, type VacancyFacts } from '../domain/vacancy.machine.ts'

/** A vacancy with its policy facts. */
export type VacancySubject = VacancyFacts & {
  id: number
  projectId: number
  name: string
  roleId: number | null
  status: VacancyState
}

/** Loads a vacancy by its id. */
export const findVacancy = async (db: Db, id: number): Promise<VacancySubject | undefined> => {
  const { rows } = await sql<VacancySubject>`
    select v.id, v.project_id as "projectId", v.name, v.role_value_id as "roleId", v.status,
      array(select m.person_uid from project_member m where m.project_id = v.project_id) as "memberUids"
    from vacancy v where v.id = ${id}`.execute(db)
  return rows[0]
}

/** Columns of vacancy `v` for all readers. */
export const vacancyColumns = (locale: Context['locale']): RawBuilder<unknown> => sql`
  v.id, v.name, v.tasks, v.workload, v.created_at as "createdAt",
  (select json_build_object('id', r.id, 'name', ${valueName('r', locale)})
    from dictionary_value r where r.id = v.role_value_id) as role,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', ${valueName('c', locale)}) order by ${valueName('c', locale)})
    from vacancy_competency w join dictionary_value c on c.id = w.value_id where w.vacancy_id = v.id), '[]') as competencies`

type Shown = z.output<typeof projectVacancy>

/** A project's vacancies that satisfy the condition on `v`, open ones first, with the actor's actions. */
export const readProjectVacancies = async (
  ctx: Context,
  facts: VacancyFacts,
  where: RawBuilder<unknown>,
): Promise<Shown[]> => {
  const { rows } = await sql<Omit<Shown, 'actions'>>`
    select ${vacancyColumns(ctx.locale)}, v.status,
      (select count(*)::int from project_join_request q
        where q.vacancy_id = v.id and q.status = 'CONSIDERATION') as "newResponses"
    from vacancy v where ${where} order by v.status = 'OPEN' desc, v.id desc limit 200`.execute(ctx.db)
  return rows.map((row) => ({
    ...row,
    actions: [
      ...(vacancies.manage.allows(ctx.actor, facts) ? (['edit'] as const) : []),
      ...possibleActions(vacancyMachine, row.status, ctx.actor, facts),
    ],
  }))
}
