import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import {
  findProject,
  projectIndustries,
  projects,
  projectStage,
  visibleProjects,
  worksFor,
} from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { getVacancyFilters, listProjectVacancies, listVacancies } from '../contract/vacancy.endpoints.ts'
import type { openVacancy } from '../contract/vacancy.schemas.ts'
import { respondInfoOf } from '../domain/respond.rules.ts'
import { readProjectVacancies, vacancyColumns } from './vacancy.repository.ts'

type Shown = z.output<typeof openVacancy>
type Row = Omit<Shown, 'respondInfo'> & { inTeam: boolean; hasRequested: boolean }

const vacancyRows: RowSource<Row, Shown, SignedIn> = {
  from: sql`vacancy v join project p on p.id = v.project_id`,
  key: sql`v.id`,
  columns: ({ actor, locale }) => {
    const { uid } = actor
    return sql`${vacancyColumns(locale)},
      json_build_object('serialNumber', p.serial_number, 'about', case when ${whereOf(visibleProjects, { actor }, null)} then
        json_build_object('name', p.name, 'summary', p.summary, 'industries', ${projectIndustries(locale)},
          'stage', ${projectStage(locale)}) end) as project,
      exists (select from project_member m where m.project_id = p.id and m.person_uid = ${uid}) as "inTeam",
      exists (select from project_join_request q where q.project_id = p.id and q.person_uid = ${uid}
        and q.status = 'CONSIDERATION') as "hasRequested"`
  },
  row: ({ inTeam, hasRequested, ...row }) => ({
    ...row,
    respondInfo: respondInfoOf({ inTeam, hasRequested }),
  }),
}

/** Open vacancies. Details of a project that the reader may not open are neither shown nor searched. */
export const listVacanciesQuery = listOf(listVacancies, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: vacancyRows,
  scope: () => sql`v.status = 'OPEN'`,
  sortings: () => ({ CREATE_DATE: sql`v.created_at`, NAME: sql`lower(v.name)` }),
  filters: {
    industryId: (id, { actor }) => sql`${worksFor(id)} and ${whereOf(visibleProjects, { actor }, null)}`,
    roleId: (id) => sql`v.role_value_id = ${id}`,
    competencyId: (id) =>
      sql`exists (select from vacancy_competency w where w.vacancy_id = v.id and w.value_id = ${id})`,
  },
  search: {
    text: ({ actor }) => sql`concat_ws(' ', v.name, v.tasks,
      case when ${whereOf(visibleProjects, { actor }, null)} then concat_ws(' ', p.name, p.summary) end)`,
  },
})

/** Values that occur in open vacancies, so that no filter gives an empty list. */
export const getVacancyFiltersQuery = query({
  endpoint: getVacancyFilters,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, locale, actor }) => {
    const name = valueName('d', locale)
    const values = (ids: RawBuilder<unknown>) =>
      sql<{ id: number; name: string }>`
        select d.id, ${name} as name from dictionary_value d where d.id in (${ids}) order by ${name}`.execute(
        db,
      )
    const [industries, roles, competencies] = await Promise.all([
      values(sql`
        select unnest(p.industry_ids) from vacancy v join project p on p.id = v.project_id
        where v.status = 'OPEN' and ${whereOf(visibleProjects, { actor }, null)}`),
      values(sql`select role_value_id from vacancy where status = 'OPEN'`),
      values(sql`
        select w.value_id from vacancy_competency w join vacancy v on v.id = w.vacancy_id where v.status = 'OPEN'`),
    ])
    return {
      industries: industries.rows,
      roles: roles.rows,
      competencies: competencies.rows,
    }
  },
})

/** Vacancies of a project, for its team. */
export const listProjectVacanciesQuery = query({
  endpoint: listProjectVacancies,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.recruit,
  run: async (ctx, _input, project) => ({
    items: await readProjectVacancies(ctx, project, sql`v.project_id = ${project.id}`),
  }),
})
