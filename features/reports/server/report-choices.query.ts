import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { valueName } from '#features/dictionaries'
import { readChoices } from '#features/overviews'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { displayName, personRefJson } from '#platform/server/sql.ts'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { wideSubject, type ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

type Choices = ResponseOf<typeof getReportChoices>

/**
 * Maximum number of applications scanned for options, newest first; values that only older ones have are found by name
 * elsewhere.
 */
const mostScanned = 20_000

/** Accelerators with applications, which the portal's administrators may choose. */
const readAccelerators = async ({ db }: SignedIn): Promise<Choices['accelerators']> => {
  const { rows } = await sql<Choices['accelerators'][number]>`
    select a.id, a.name from accelerator a
    where exists (select from acceleration_request r where r.accelerator_id = a.id)
    order by lower(a.name), a.id limit 500`.execute(db)
  return rows
}

/** Programmes, tracks, streams, trackers, industries, stages and regions, as options of the filters. */
export const getReportChoicesQuery = query({
  endpoint: getReportChoices,
  load: wideSubject,
  authorize: analyticReports.read,
  run: async (ctx, _input, subject: ReportSubject) => {
    const worksHere = isTeam(ctx.actor, subject.acceleratorId) || isPortalAdministrator(ctx.actor)
    const newest = sql`(select r.* from ${workRows.from} where ${applicationsOf(ctx, subject)}
      order by r.created_at desc limit ${sql.lit(mostScanned)}) r`
    const named = (ids: Sql) => sql<{ id: number; name: string }>`
      select d.id, ${valueName('d', ctx.locale)} as name from dictionary_value d where d.id in (${ids}) order by name limit 200`
    const [accelerators, choices, trackers, industries, stages, regions] = await Promise.all([
      isPortalAdministrator(ctx.actor) ? readAccelerators(ctx) : [],
      readChoices(ctx.db, worksHere ? { ...subject, programmeId: null } : subject),
      // Sponsors read no personal data.
      analyticReports.readPeople.allows(ctx.actor, subject)
        ? sql<{ person: Choices['trackers'][number] }>`
            select ${personRefJson('h')} as person from person h
            where h.uid in (select r.tracker_uid from ${newest} where r.tracker_uid is not null)
            order by ${displayName('h')} limit 200`.execute(ctx.db)
        : { rows: [] },
      named(sql`select unnest(r.industry_ids) from ${newest}`).execute(ctx.db),
      named(sql`select p.stage_id from project p where p.id in (select r.project_id from ${newest})`).execute(
        ctx.db,
      ),
      named(
        sql`select p.territory_id from project p where p.id in (select r.project_id from ${newest})`,
      ).execute(ctx.db),
    ])
    return {
      accelerators,
      programmes: choices.programmes,
      tracks: choices.tracks.map(({ id, name, programmeId }) => ({ id, name, programmeId })),
      streams: choices.streams,
      trackers: trackers.rows.map(({ person }) => person),
      industries: industries.rows,
      stages: stages.rows,
      regions: regions.rows,
    }
  },
})
