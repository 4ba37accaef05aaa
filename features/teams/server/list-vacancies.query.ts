import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { findProject, projects } from '#features/projects'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import { getVacancyFilters, listProjectVacancies, listVacancies } from '../contract/vacancy.endpoints.ts'
import type { openVacancy, vacancyQuery } from '../contract/vacancy.schemas.ts'
import { respondInfoOf } from '../domain/respond.rules.ts'
import { readProjectVacancies, vacancyColumns } from './vacancy.repository.ts'

const conditions = (filter: z.output<typeof vacancyQuery>): RawBuilder<unknown> => {
  const { findText, industry, roleId, competencyId } = filter
  const all = [sql`v.status = 'OPEN'`]
  if (industry) all.push(sql`lower(p.industry) = lower(${industry})`)
  if (roleId) all.push(sql`v.role_value_id = ${roleId}`)
  if (competencyId)
    all.push(sql`exists (
      select from vacancy_competency w where w.vacancy_id = v.id and w.value_id = ${competencyId})`)
  if (findText) {
    const text = contains(findText)
    all.push(
      sql`(v.name ilike ${text} or v.tasks ilike ${text} or p.name ilike ${text} or p.summary ilike ${text})`,
    )
  }
  return sql.join(all, sql` and `)
}

const sortings = { CREATE_DATE: sql`v.created_at`, NAME: sql`lower(v.name)` }

type Row = Omit<z.output<typeof openVacancy>, 'respondInfo'> & { inTeam: boolean; asked: boolean }

/** Open vacancies of all projects. */
export const listVacanciesQuery = query({
  endpoint: listVacancies,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: filter }) => {
    const uid = personOf(ctx.actor)!.uid
    const where = conditions(filter)
    const direction = filter.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const [{ rows }, counted] = await Promise.all([
      sql<Row>`
        select ${vacancyColumns(ctx.locale)},
          json_build_object('serialNumber', p.serial_number, 'name', p.name, 'summary', p.summary,
            'industry', p.industry, 'stage', p.stage) as project,
          exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid}) as "inTeam",
          exists (select from project_join_request q where q.project_id = p.id and q.person_uid = ${uid}
            and q.status = 'CONSIDERATION') as asked
        from vacancy v join project p on p.id = v.project_id where ${where}
        order by ${sortings[filter.sorting ?? 'CREATE_DATE']} ${direction}, v.id ${direction} ${pageOf(filter)}`.execute(
        ctx.db,
      ),
      countUpTo(ctx.db, sql`select from vacancy v join project p on p.id = v.project_id where ${where}`),
    ])
    const items = rows.map(({ inTeam, asked, ...row }) => ({
      ...row,
      respondInfo: respondInfoOf({ inTeam, asked }),
    }))
    return { items, ...counted }
  },
})

/** What open vacancies have, so that no filter finds nothing. */
export const getVacancyFiltersQuery = query({
  endpoint: getVacancyFilters,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, locale }) => {
    const name = valueName('d', locale)
    const values = (ids: RawBuilder<unknown>) =>
      sql<{ id: number; name: string }>`
        select d.id, ${name} as name from dictionary_value d where d.id in (${ids}) order by ${name}`.execute(
        db,
      )
    const [industries, roles, competencies] = await Promise.all([
      sql<{ industry: string }>`
        select min(p.industry) as industry from vacancy v join project p on p.id = v.project_id
        where v.status = 'OPEN' and p.industry <> '' group by lower(p.industry) order by 1 limit 200`.execute(
        db,
      ),
      values(sql`select role_value_id from vacancy where status = 'OPEN'`),
      values(sql`
        select w.value_id from vacancy_competency w join vacancy v on v.id = w.vacancy_id where v.status = 'OPEN'`),
    ])
    return {
      industries: industries.rows.map(({ industry }) => industry),
      roles: roles.rows,
      competencies: competencies.rows,
    }
  },
})

/** Vacancies of a project, for its team. */
export const listProjectVacanciesQuery = query({
  endpoint: listProjectVacancies,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  run: async (ctx, _input, project) => ({
    items: await readProjectVacancies(ctx, project, sql`v.project_id = ${project.id}`),
  }),
})
