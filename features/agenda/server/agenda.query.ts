import { portalPolicy } from '#platform/domain/policy.ts'
import type { AgendaSource } from '#platform/server/agenda/agenda-source.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { menuOf } from '../../identity/domain/menu.rules.ts'
import { getAgenda } from '../contract/agenda.endpoints.ts'
import { gatherAgenda } from './gather-agenda.ts'

/** Items that await the caller, from all agenda sources. */
export const agendaQuery = ({ sources }: { sources: readonly AgendaSource[] }) =>
  query({
    endpoint: getAgenda,
    load: nothing,
    authorize: portalPolicy.signIn,
    run: (ctx, { query: { role, kind, limit } }) =>
      gatherAgenda(ctx, sources, { menu: menuOf(ctx.actor, role, ctx.acceleratorId), kind, limit }),
  })
