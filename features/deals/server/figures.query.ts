import { portalPolicy } from '#platform/domain/policy.ts'
import { query } from '#platform/server/handler.ts'
import { getOwnFigures, openFigures } from '../contract/figure.endpoints.ts'
import { figureAsks } from '../domain/deal.machine.ts'
import { findAsk, findAskByLink } from './figure.repository.ts'

/** A query without writes, so that mail scanners that open links do not answer. */
export const openFiguresQuery = query({
  endpoint: openFigures,
  load: (ctx, { body: { link } }) => findAskByLink(ctx.db, link),
  authorize: portalPolicy.visit,
  run: async (_ctx, _input, { project: { name }, periodEnd, until, said }) => ({
    project: { name },
    periodEnd,
    until,
    said,
  }),
})

export const getOwnFiguresQuery = query({
  endpoint: getOwnFigures,
  load: (ctx, { query: { askId } }) => findAsk(ctx.db, askId),
  authorize: figureAsks.view,
  run: async (_ctx, _input, { id, project, periodEnd, until, said }) => ({
    id,
    project,
    periodEnd,
    until,
    said,
  }),
})
