import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { valueName } from '#features/dictionaries'
import { readChoices } from '#features/overviews'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { maxChoices } from '#platform/contract/lists.ts'
import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { choicesOf } from '#platform/server/lists/row-set.ts'
import { displayName, personRefJson } from '#platform/server/sql.ts'
import type { WorkDimension } from '../../acceleration-requests/domain/work-dimensions.ts'
import { getReportChoices } from '../contract/report-choices.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { asWorker, wideSubject, type ReportSubject } from './report-subject.ts'

type Choices = ResponseOf<typeof getReportChoices>

type Named = { id: number; name: string }

/** Accelerators with applications, which the portal's administrators may choose. */
const readAccelerators = async ({ db }: SignedIn): Promise<Choices['accelerators']> => {
  const { rows } = await sql<Named>`
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
    const named = (dimension: WorkDimension) => sql<Named>`
      select d.id, ${valueName('d', ctx.locale)} as name from dictionary_value d
      where d.id in (${choicesOf(workRows, ctx, subject, dimension)}) order by name, d.id limit ${sql.lit(maxChoices)}`
    const [accelerators, choices, trackers, industries, stages, regions] = await Promise.all([
      isPortalAdministrator(ctx.actor) ? readAccelerators(ctx) : [],
      readChoices(ctx, worksHere ? { ...subject, programmeId: null } : subject),
      // Sponsors read no personal data.
      analyticReports.readPeople.allows(ctx.actor, subject)
        ? sql<{ person: Choices['trackers'][number] }>`
            select ${personRefJson('h')} as person from person h
            where h.uid in (${choicesOf(workRows, ctx, asWorker(ctx, subject), 'TRACKER')})
            order by ${displayName('h')}, h.uid limit ${sql.lit(maxChoices)}`.execute(ctx.db)
        : { rows: [] },
      named('INDUSTRY').execute(ctx.db),
      named('STAGE').execute(ctx.db),
      named('REGION').execute(ctx.db),
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
