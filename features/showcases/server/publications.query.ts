import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, projects, type ProjectSubject } from '#features/projects'
import { isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import {
  getProjectPublications,
  previewProjectPublication,
} from '../contract/project-publication.endpoints.ts'
import type { acceleratorPublications } from '../contract/project-publication.schemas.ts'
import { isUnanswered } from '../domain/consent-request.rules.ts'
import { projectPublications } from '../domain/project-publication.machine.ts'
import { isRequestDue, readConsentRequest } from './consent-requests.ts'
import { mayAskConsent } from './may-ask-consent.ts'
import { findPublication, findPublicationsOf } from './publication.repository.ts'
import { readPreview } from './read-preview.ts'
import { shownPublication } from './shown-publication.ts'

type OfAccelerator = z.output<typeof acceleratorPublications>

/** An accelerator that knows the project; `works`: the project is at work on one of its tracks. */
type Known = Pick<OfAccelerator, 'accelerator' | 'consent'> & { works: boolean }

const readAccelerators = async (ctx: Context, { id }: ProjectSubject): Promise<Known[]> => {
  const { rows } = await sql<Known>`
    select json_build_object('id', a.id, 'name', a.name) as accelerator, case when c.id is not null then json_build_object(
      'at', ${instantJson(sql`c.given_at`)}, 'version', c.text_version, 'by', ${personRefJson('g')}) end as consent,
      exists (select from project_track q where q.project_id = ${id} and q.accelerator_id = a.id
        and q.access_status = 'ALLOWED_TO_WORK') as works
    from accelerator a left join publication_consent c
        on c.project_id = ${id} and c.accelerator_id = a.id and c.withdrawn_at is null
      left join person g on g.uid = c.given_by
    where c.id is not null
      or a.id in (select r.accelerator_id from acceleration_request r where r.project_id = ${id} and r.status in ('NEW', 'ACCEPT'))
      or a.id in (select u.accelerator_id from project_publication u where u.project_id = ${id} and u.status <> 'DRAFT')
    order by a.name, a.id`.execute(ctx.db)
  return rows
}

/** The team and the portal's administrators see all accelerators, others their own. */
const mayKnow = (actor: Actor, { memberUids }: ProjectSubject, acceleratorId: number): boolean =>
  memberUids.some((uid) => isPerson(actor, uid)) ||
  isPortalAdministrator(actor) ||
  isTeam(actor, acceleratorId)

const consentActions = (
  { actor, now }: Context,
  { leaderUid, memberUids }: ProjectSubject,
  { accelerator, consent, works }: Known,
  request: OfAccelerator['request'],
): OfAccelerator['actions'] => {
  const facts = {
    acceleratorId: accelerator.id,
    leaderUid,
    memberUids,
    known: true,
    open: true,
    profileHidden: false,
  }
  if (projectPublications.consent.allows(actor, facts))
    return consent ? ['withdraw'] : isUnanswered(request) ? ['consent', 'decline'] : ['consent']
  return !consent && works && isRequestDue(request, now) && mayAskConsent(actor, facts) ? ['ask'] : []
}

export const getProjectPublicationsQuery = query({
  endpoint: getProjectPublications,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.view,
  run: async (ctx, _input, project) => {
    const known = (await readAccelerators(ctx, project)).filter(({ accelerator }) =>
      mayKnow(ctx.actor, project, accelerator.id),
    )
    const subjects = await findPublicationsOf(
      ctx.db,
      project.id,
      known.map(({ accelerator }) => accelerator.id),
    )
    const shown = await Promise.all(
      subjects.map(async (subject) => ({ subject, publication: await shownPublication(ctx, subject) })),
    )
    const requests = await Promise.all(
      known.map(({ accelerator }) =>
        readConsentRequest(ctx.db, { projectId: project.id, acceleratorId: accelerator.id }),
      ),
    )
    return {
      items: known.map(({ works, ...one }, index) => {
        const request = requests[index] ?? null
        return {
          ...one,
          request,
          publications: shown
            .filter(({ subject }) => subject.acceleratorId === one.accelerator.id)
            .map(({ publication }) => publication),
          actions: consentActions(ctx, project, { ...one, works }, request),
        }
      }),
    }
  },
})

export const previewProjectPublicationQuery = query({
  endpoint: previewProjectPublication,
  load: (ctx, input) => findPublication(ctx.db, input.query),
  authorize: projectPublications.preview,
  run: (ctx, _input, subject) => readPreview(ctx, subject),
})
