import { sql } from 'kysely'
import type { z } from 'zod'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import type { ownFigures } from '../contract/deal.schemas.ts'
import { answerFigures, answerOwnFigures } from '../contract/figure.endpoints.ts'
import { figureAsks } from '../domain/deal.machine.ts'
import { findAsk, findAskByLink, type FigureAsk } from './figure.repository.ts'

type Figures = Omit<z.output<typeof ownFigures>, 'askId'>

/** Can be answered repeatedly until the last day; the latest answer counts. */
const keep = async (
  ctx: Context,
  { id, project }: FigureAsk,
  { company, amount, currency, people, comment }: Figures,
): Promise<void> => {
  await ctx.db
    .updateTable('figure_ask')
    .set({
      company,
      revenue: amount,
      currency,
      people,
      comment,
      answered_at: ctx.now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  await audit(ctx, {
    acceleratorId: null,
    subject: 'figure_ask',
    subjectId: id,
    action: 'answer',
    details: { projectId: project.id, byLink: ctx.actor.kind === 'guest' },
  })
}

/** Investors with a confirmed investment, whose open pages show the answer. */
const investorsOf = async ({ db }: Context, projectId: number): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    select distinct coalesce(f.person_uid, d.investor_uid) as uid from deal d left join firm_member f on f.firm_id = d.firm_id
    where d.project_id = ${projectId} and d.status = 'INVESTED'`.execute(db)
  return rows.map(({ uid }) => uid)
}

const answering = { hits: 30, seconds: 3600 }

export const answerFiguresUseCase = useCase({
  endpoint: answerFigures,
  load: async (ctx, { body: { link } }) => {
    const ask = await findAskByLink(ctx.db, link)
    return ask && { ...ask, investorUids: await investorsOf(ctx, ask.project.id) }
  },
  authorize: portalPolicy.visit,
  concerns: ({ memberUids, investorUids }) => ({ memberUids: [...memberUids, ...investorUids] }),
  run: async (ctx, { body: { link, ...figures } }, ask) => {
    await countHit(ctx.db, `figures.link:${ask.id}`, answering)
    await keep(ctx, ask, figures)
    return async (after) => {
      const { project, periodEnd, until, said: stored } = stillThere(await findAskByLink(after.db, link))
      return { project: { name: project.name }, periodEnd, until, said: stored }
    }
  },
})

/** Errors: `FIGURES_OVER` after the last day. */
export const answerOwnFiguresUseCase = useCase({
  endpoint: answerOwnFigures,
  load: async (ctx, { body: { askId } }) => {
    const ask = await findAsk(ctx.db, askId)
    return ask && { ...ask, investorUids: await investorsOf(ctx, ask.project.id) }
  },
  authorize: figureAsks.answer,
  concerns: ({ memberUids, investorUids }) => ({ memberUids: [...memberUids, ...investorUids] }),
  run: async (ctx, { body: { askId: _askId, ...figures } }, ask) => {
    if (!ask.isOpen) throw new ProductError('FIGURES_OVER')
    await keep(ctx, ask, figures)
    return undefined
  },
})
