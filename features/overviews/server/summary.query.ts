import { sql } from 'kysely'
import type { z } from 'zod'
import { workFiltersOf, workRows } from '#features/acceleration-requests'
import { isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { todayIn } from '#platform/server/sql.ts'
import { getAccelerationSummary } from '../contract/summary.endpoints.ts'
import { narrowingQuery, placeQuery } from '../domain/narrowing.ts'
import { overviews } from '../domain/overviews.policy.ts'
import { divide, usualStart } from '../domain/trend.rules.ts'
import { readChoices } from './choices.ts'
import { placeOf } from './place.ts'
import { readFigures } from './read-figures.ts'
import { readTrend } from './trend.ts'

type Place = { id: number; name: string; zone: string; today: string }

/**
 * Returns the summary: outcome of the period's applications, progress of projects, what needs attention, and the trend.
 */
export const getAccelerationSummaryQuery = query({
  endpoint: getAccelerationSummary,
  load: placeOf,
  authorize: overviews.read,
  run: async (ctx, { query: { trackId, streamId, from, to, step } }, place) => {
    if (from !== undefined && to !== undefined && from > to) throw invalid({ to: 'TOO_SMALL' })
    const { acceleratorId } = place
    const found = sql<Place>`select id, name, time_zone as zone, ${todayIn(sql`time_zone`)} as today
      from accelerator where id = ${acceleratorId}`.execute(ctx.db)
    const narrowing = { trackId, streamId, from, to }
    const of = placeQuery(narrowing)
    const where = whereOf(workRows, ctx, place, workFiltersOf(narrowingQuery(narrowing)))
    const readingTrend = found.then(async ({ rows }) => {
      const { zone, today } = rows[0]!
      const end = to ?? today
      const begin = from ?? usualStart(step, end)
      const divided = divide(step, { from: begin < end ? begin : end, to: end })
      return { step: divided.step, points: await readTrend(ctx, { place, of, zone, ...divided }) }
    })
    const [{ rows: places }, counted, trend, choices] = await Promise.all([
      found,
      readFigures(ctx, place, where),
      readingTrend,
      // A sponsor gets only this programme here; `getSponsoredProgrammes` returns their other ones.
      readChoices(
        ctx,
        isTeam(ctx.actor, acceleratorId) || isPortalAdministrator(ctx.actor)
          ? { ...place, programmeId: null }
          : place,
      ),
    ])
    const own = choices.programmes.filter(({ id }) => choices.tracks.some((one) => one.programmeId === id))
    return {
      accelerator: { id: places[0]!.id, name: places[0]!.name },
      choices: { ...choices, programmes: own },
      ...counted,
      trend,
    } satisfies z.output<typeof getAccelerationSummary.response>
  },
})
