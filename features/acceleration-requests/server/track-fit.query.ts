import { sql } from 'kysely'
import { trackClosedBecause } from '#features/programmes'
import { findProject } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isPerson } from '#platform/domain/actor.ts'
import { query } from '#platform/server/handler.ts'
import { getTrackFit } from '../contract/track-fit.endpoints.ts'
import { applicationDrafts } from '../domain/application-draft.policy.ts'

type Item = ResponseOf<typeof getTrackFit>['items'][number]

/** Maximum number of tracks, the same as in the list of open tracks. */
const maxTracks = 60

/** Returns open tracks with the project's applications to them, and the number of similar projects that each accepted. */
export const getTrackFitQuery = query({
  endpoint: getTrackFit,
  load: async ({ db, actor }, { query: { projectId } }) => {
    const project = await findProject(db, projectId)
    return project && { ...project, createdBy: actor.uid }
  },
  authorize: applicationDrafts.edit,
  run: async ({ db, actor }, _input, { id: projectId, leaderUid }) => {
    const [{ rows }, own] = await Promise.all([
      sql<Item>`
        select t.id as "trackId", case when q.id is not null then 'WORKS' when r.id is not null then 'APPLIED'
            when d.id is not null then 'BEGUN' end as stands,
          r.id as "requestId", q.id as "projectTrackId", d.id as "draftId",
          (select count(*)::int from acceleration_request o join project w on w.id = o.project_id
            where o.track_id = t.id and o.status = 'ACCEPT' and o.project_id <> own.id
              and w.industry_ids && own.industry_ids) as alike,
          (select count(*)::int from acceleration_request o
            where o.track_id = t.id and o.status = 'ACCEPT' and o.project_id <> own.id) as accepted
        from project own cross join track t join programme p on p.id = t.programme_id
          join accelerator a on a.id = t.accelerator_id
          left join acceleration_request r on r.track_id = t.id and r.project_id = own.id and r.status in ('NEW', 'ACCEPT')
          left join project_track q on q.request_id = r.id
          left join application_draft d on d.track_id = t.id and d.project_id = own.id
        where own.id = ${projectId} and t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'
          and ${trackClosedBecause} is null
        order by t.created_at desc, t.id desc limit ${sql.lit(maxTracks)}`.execute(db),
      db.selectFrom('project').select('industry_ids').where('id', '=', projectId).executeTakeFirst(),
    ])
    return {
      items: rows,
      mayApply: isPerson(actor, leaderUid),
      hasIndustries: (own?.industry_ids.length ?? 0) > 0,
    }
  },
})
