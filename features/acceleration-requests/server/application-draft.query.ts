import { sql } from 'kysely'
import type { z } from 'zod'
import { readThrough, shownProgress, type RequestedProfile } from '#features/project-profiles'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { placeName } from '../../fields/domain/place-names.rules.ts'
import { getApplicationDraft, listApplicationDrafts } from '../contract/application-draft.endpoints.ts'
import type { applicationDraftPage } from '../contract/application-draft.schemas.ts'
import { applicationDrafts } from '../domain/application-draft.policy.ts'
import { findDraft, leaderJson, ownDraftsScope, readDrafts } from './application-draft.repository.ts'
import { elementsForApplicant } from './elements-for-applicant.ts'

type Page = z.output<typeof applicationDraftPage>

/** Unsent applications of the caller's projects. */
export const listApplicationDraftsQuery = query({
  endpoint: listApplicationDrafts,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => ({ items: await readDrafts(ctx, ownDraftsScope(ctx)) }),
})

/** Required elements that were in the profile before the draft was started. */
const readKnown = async (
  { db }: Context,
  { projectId, requested }: RequestedProfile,
  begunAt: string,
): Promise<Page['known']> => {
  const { rows } = await sql<Page['known'][number]>`
    select v.code, v.at, ${personRefJson('h')} as by
    from (
      select element_code as code, max(updated_at) as at,
        (array_agg(updated_by order by updated_at desc, id desc))[1] as uid
      from profile_value where project_id = ${projectId} and element_code = any(${requested.map(({ code }) => code)})
        and value is not null
      group by 1) v
    left join person h on h.uid = v.uid where v.at < ${begunAt}::timestamptz`.execute(db)
  return rows
}

/** Elements that sending would make visible to the accelerator. */
const readOpens = async (
  ctx: Context,
  memberUids: readonly string[],
  profile: RequestedProfile,
): Promise<Page['opens']> => {
  const opened = { projectId: profile.projectId, memberUids, openedCodes: [] }
  const { closed } = await readThrough(ctx, opened, profile)
  return closed.flatMap((code) => {
    const name = placeName(profile.tree, profile.values, { code })
    return name ? [{ code, name }] : []
  })
}

export const getApplicationDraftQuery = query({
  endpoint: getApplicationDraft,
  load: (ctx, input) => findDraft(ctx.db, input.query.draftId),
  authorize: applicationDrafts.view,
  run: async (ctx, _input, { id, projectId, trackId, memberUids }) => {
    const profile =
      projectId !== null && trackId !== null
        ? await elementsForApplicant(ctx.db, { projectId, trackId })
        : undefined
    const [draft] = await readDrafts<Pick<Page, 'version' | 'message' | 'leader'>>(
      ctx,
      sql`d.id = ${id}`,
      sql`, d.version, d.message, ${leaderJson}`,
    )
    const [known, opens] = profile
      ? await Promise.all([readKnown(ctx, profile, draft!.createdAt), readOpens(ctx, memberUids, profile)])
      : [[], []]
    return { ...draft!, profile: profile ? shownProgress(profile) : null, known, opens }
  },
})
