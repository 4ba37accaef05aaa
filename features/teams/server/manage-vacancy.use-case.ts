import { sql } from 'kysely'
import type { z } from 'zod'
import { checkValues } from '#features/dictionaries'
import { findProject, projects, requireRoomInProject } from '#features/projects'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import { closeVacancy, createVacancy, editVacancy, reopenVacancy } from '../contract/vacancy.endpoints.ts'
import type { vacancyFields } from '../contract/vacancy.schemas.ts'
import { vacancyMachine, vacancies } from '../domain/vacancy.machine.ts'
import { findVacancy, readProjectVacancies, type VacancySubject } from './vacancy.repository.ts'

type Fields = z.output<typeof vacancyFields>

const columns = ({ name, tasks, workload, role }: Fields) => ({ name, tasks, workload, role_value_id: role })

/** Writes the competencies; archived values are accepted if the vacancy already has them. */
const write = async (ctx: Context, vacancyId: number, fields: Fields, roleBefore: number | null) => {
  const present = await ctx.db
    .selectFrom('vacancy_competency')
    .select('value_id')
    .where('vacancy_id', '=', vacancyId)
    .execute()
  const known = new Set(present.map(({ value_id }) => value_id))
  const added = fields.competencies.filter((id) => !known.has(id))
  await checkValues(ctx.db, 'COMPETENCIES', added, 'competencies')
  if (fields.role !== null && fields.role !== roleBefore)
    await checkValues(ctx.db, 'PROJECT_ROLES', [fields.role], 'role')
  await sql`
    with gone as (
      delete from vacancy_competency where vacancy_id = ${vacancyId} and value_id <> all(${fields.competencies}::bigint[]))
    insert into vacancy_competency (vacancy_id, value_id) select ${vacancyId}, unnest(${fields.competencies}::bigint[])
    on conflict do nothing`.execute(ctx.db)
}

/** Writes to the project's history, where the team looks for changes of its vacancies. */
const note = (ctx: Context, projectId: number, action: AuditAction, name: string) =>
  audit(ctx, { acceleratorId: null, subject: 'project', subjectId: projectId, action, comment: name })

const shown = async (ctx: Context, id: number) =>
  stillThere(
    (await readProjectVacancies(ctx, stillThere(await findVacancy(ctx.db, id)), sql`v.id = ${id}`))[0],
  )

export const createVacancyUseCase = useCase({
  endpoint: createVacancy,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.recruit,
  run: async (ctx, { body }, project) => {
    await requireRoomInProject(ctx.db, project.id, 'vacancies')
    const { id } = await ctx.db
      .insertInto('vacancy')
      .values({ ...columns(body), project_id: project.id, created_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await write(ctx, id, body, null)
    await note(ctx, project.id, 'addVacancy', body.name)
    return shown(ctx, id)
  },
})

const load = (ctx: Context, { body }: { body: { vacancyId: number } }) => findVacancy(ctx.db, body.vacancyId)

export const editVacancyUseCase = useCase({
  endpoint: editVacancy,
  load,
  authorize: vacancies.manage,
  run: async (ctx, { body }, vacancy) => {
    await ctx.db
      .updateTable('vacancy')
      .set({ ...columns(body), updated_at: ctx.now.toISOString() })
      .where('id', '=', vacancy.id)
      .execute()
    await write(ctx, vacancy.id, body, vacancy.roleId)
    await note(ctx, vacancy.projectId, 'editVacancy', body.name)
    return shown(ctx, vacancy.id)
  },
})

// Its own two moves, not all: a new one is a use case of its own, and the name of its audit entry is declared with it.
const move = async (ctx: Context, vacancy: VacancySubject, action: 'close' | 'reopen') => {
  await transition(ctx, vacancyMachine, action, {
    id: vacancy.id,
    acceleratorId: null,
    facts: async () => stillThere(await findVacancy(ctx.db, vacancy.id)),
    set: { updated_at: ctx.now.toISOString() },
  })
  await note(ctx, vacancy.projectId, `${action}Vacancy`, vacancy.name)
  return shown(ctx, vacancy.id)
}

/** Closes a vacancy. */
export const closeVacancyUseCase = useCase({
  endpoint: closeVacancy,
  load,
  authorize: vacancies.manage,
  run: (ctx, _input, vacancy) => move(ctx, vacancy, 'close'),
})

/** Reopens a closed vacancy. */
export const reopenVacancyUseCase = useCase({
  endpoint: reopenVacancy,
  load,
  authorize: vacancies.manage,
  run: (ctx, _input, vacancy) => move(ctx, vacancy, 'reopen'),
})
