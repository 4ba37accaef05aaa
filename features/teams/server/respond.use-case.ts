import { sql } from 'kysely'
import { findProject } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { askToJoin, respondToVacancy } from '../contract/join-request.endpoints.ts'
import { respondInfoOf } from '../domain/respond.rules.ts'
import { vacancies } from '../domain/vacancy.machine.ts'
import { findJoinRequest, forPerson } from './join-request.repository.ts'
import { findVacancy } from './vacancy.repository.ts'

type Request = { projectId: number; vacancyId: number | null; memberUids: readonly string[]; message: string }

/** Creates the request; a person has at most one open request per project, with or without a vacancy. */
const ask = async (ctx: SignedIn, { projectId, vacancyId, memberUids, message }: Request) => {
  const { uid } = ctx.actor
  const open = await ctx.db
    .selectFrom('project_join_request')
    .select('id')
    .where('project_id', '=', projectId)
    .where('person_uid', '=', uid)
    .where('status', '=', 'CONSIDERATION')
    .executeTakeFirst()
  const refused = respondInfoOf({ inTeam: memberUids.includes(uid), hasRequested: open !== undefined })
  if (refused) throw new ProductError(refused)
  const { id } = await ctx.db
    .insertInto('project_join_request')
    .values({ project_id: projectId, vacancy_id: vacancyId, person_uid: uid, message })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project_join_request',
    subjectId: id,
    action: 'create',
    to: 'CONSIDERATION',
  })
  await raise(ctx, 'JoinRequested', { id }, null)
  return forPerson(ctx, stillThere(await findJoinRequest(ctx, id)))
}

/** Responds to a vacancy that is still open. */
export const respondToVacancyUseCase = useCase({
  endpoint: respondToVacancy,
  load: (ctx, { body }) => findVacancy(ctx.db, body.vacancyId),
  authorize: vacancies.respond,
  run: async (ctx, { body }, vacancy) => {
    await countAsking(ctx)
    const { rows } = await sql`
      select from vacancy where id = ${vacancy.id} and status = 'OPEN' for share`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('VACANCY_CLOSED')
    return ask(ctx, { ...vacancy, vacancyId: vacancy.id, message: body.message })
  },
})

/** Requests to join without a vacancy. A typed number reveals only that the project exists. */
export const askToJoinUseCase = useCase({
  endpoint: askToJoin,
  load: async (ctx, { body }) => findProject(ctx.db, Number(body.projectCode.slice(2))),
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body }, project) => {
    await countAsking(ctx)
    return ask(ctx, { ...project, projectId: project.id, vacancyId: null, message: body.message })
  },
})
