import { sql } from 'kysely'
import * as deals from '../../../features/deals/contract/deal.endpoints.ts'
import * as figures from '../../../features/deals/contract/figure.endpoints.ts'
import * as outcomes from '../../../features/deals/contract/outcome.endpoints.ts'
import {
  deals as dealPolicy,
  outcomes as outcomePolicy,
} from '../../../features/deals/domain/deal.machine.ts'
import type { DealState } from '../../../features/deals/domain/states.ts'
import { findDeal } from '../../../features/deals/server/deal.repository.ts'
import { hashOfLink } from '../../../features/deals/server/figure.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { checked, openIn } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** The world's only investor, with the role on the portal. */
const investor: readonly Who[] = ['foreignAdmin']
const team: readonly Who[] = ['teamTracker', 'team', 'admin']
const founders: readonly Who[] = ['leader', 'member']

/** A project of leader and member, published to members of accelerators and to investors. */
const published = async ({ make, db, project, accelerator }: World) => {
  const { id } = await project()
  await db.updateTable('project').set({ access_level: 'ACCELERATOR_TEAM' }).where('id', '=', id).execute()
  const template = await make.publicationTemplate({ accelerator })
  await make.publication({ project: { id } as never, template })
  return id
}

/** A deal of the investor in a state, introduced by the accelerator. */
const deal = async (world: World, status: DealState) => {
  const { db, people, accelerator } = world
  const projectId = await published(world)
  await insertOne(db, 'data_request', {
    project_id: projectId,
    accelerator_id: accelerator.id,
    requester_uid: people.foreignAdmin.uid,
    purpose: 'Хочу вложиться.',
    status: 'REVOKED',
    until_day: '2026-01-01',
    passed_at: '2025-12-01T10:00:00Z',
    agreed_at: '2025-12-02T10:00:00Z',
  })
  const isGiven = status === 'INVESTED'
  const { id } = await insertOne(db, 'deal', {
    project_id: projectId,
    investor_uid: people.foreignAdmin.uid,
    status,
    ...(isGiven
      ? {
          amount: '5000000',
          currency: 'RUB',
          deal_day: '2025-02-01',
          instrument: 'EQUITY',
          source: 'CONTRACT',
        }
      : {}),
  })
  return { id, projectId }
}

const link = 'a-link-that-was-mailed'

/** An unanswered half-year of a project of leader and member; the link is for the last one. */
const ask = async (world: World) => {
  const { id: projectId } = await world.project()
  await world.db.updateTable('figure_ask').set({ link_hash: null }).execute()
  const { id } = await insertOne(world.db, 'figure_ask', {
    project_id: projectId,
    period_end: '2026-06-30',
    asked_uid: world.people.leader.uid,
    link_hash: hashOfLink(link),
    until_day: '2099-12-31',
  })
  return id
}

const on = async (world: World, status: DealState) => ({ dealId: (await deal(world, status)).id, version: 1 })

const money = {
  amount: '5000000',
  currency: 'RUB' as const,
  dealDay: '2025-02-01',
  instrument: 'EQUITY' as const,
  source: 'CONTRACT' as const,
}

const proposed = { amount: null, currency: null, terms: '10 %' }

const figuresBody = {
  company: 'WORKING' as const,
  amount: null,
  currency: null,
  people: 5,
  comment: '',
}

const onAccelerator = ({ accelerator }: World) => ({ headers: { 'accelerator-id': String(accelerator.id) } })

/** Everybody who may open the project's page. */
const readers: readonly Who[] = [
  ...founders,
  'tracker',
  'otherTracker',
  ...team,
  'expert',
  ...investor,
  'portalAdmin',
  'deputyAdmin',
]

/** People who see a deal but cannot change it. */
const seers = { see: [...team, ...founders] }

/** Calls of deals, their outcomes, and the companies' figures. */
export const dealsRows = [
  row(deals.getDealPlace, readers, async (world) => ({
    query: { projectId: String(await published(world)) },
  })),
  row(
    deals.openDeal,
    investor,
    async (world) => ({ body: { projectId: await published(world), terms: '' } }),
    {
      see: readers.filter((who) => !investor.includes(who)),
    },
  ),
  row(
    deals.listDeals,
    everybody,
    async (world) => {
      await deal(world, 'INTEREST')
      await deal(world, 'INVESTED')
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from deal`,
        ({ db }, id) => findDeal(db, id),
        dealPolicy.view.allows,
        { closed: true },
      ),
    },
  ),
  row(
    deals.offerDeal,
    investor,
    async (world) => ({ body: { ...(await on(world, 'INTEREST')), ...proposed } }),
    seers,
  ),
  row(
    deals.termsOfDeal,
    investor,
    async (world) => ({ body: { ...(await on(world, 'INTEREST')), ...proposed } }),
    seers,
  ),
  row(
    deals.investDeal,
    investor,
    async (world) => ({ body: { ...(await on(world, 'TERMS')), ...money } }),
    seers,
  ),
  row(
    deals.passDeal,
    investor,
    async (world) => ({ body: { ...(await on(world, 'TERMS')), reason: 'Мал рынок.', share: false } }),
    seers,
  ),
  row(
    deals.correctDeal,
    investor,
    async (world) => ({ body: { ...(await on(world, 'INVESTED')), ...money } }),
    seers,
  ),
  row(deals.confirmDeal, founders, async (world) => ({ body: await on(world, 'INVESTED') }), {
    see: [...investor, ...team],
  }),
  row(
    deals.disputeDeal,
    founders,
    async (world) => ({ body: { ...(await on(world, 'INVESTED')), reason: 'Денег не было.' } }),
    { see: [...investor, ...team] },
  ),
  row(deals.getDealFigures, [...investor, ...team, ...founders], async (world) => ({
    query: { dealId: String((await deal(world, 'INVESTED')).id) },
  })),
  row(outcomes.getOwnOutcomes, investor, () => ({})),
  row(outcomes.getAcceleratorOutcomes, team, onAccelerator, { rest: 403, absent: 403 }),
  row(
    outcomes.listInvestorInterest,
    team,
    async (world) => {
      await deal(world, 'INTEREST')
      return { ...onAccelerator(world), query: {} }
    },
    { list: openIn(outcomePolicy.view, null), rest: 403, absent: 403 },
  ),
  row(figures.openFigures, everybody, async (world) => {
    await ask(world)
    return { body: { link } }
  }),
  row(figures.answerFigures, everybody, async (world) => {
    await ask(world)
    return { body: { link, ...figuresBody } }
  }),
  row(figures.getOwnFigures, founders, async (world) => ({ query: { askId: String(await ask(world)) } })),
  row(figures.answerOwnFigures, founders, async (world) => ({
    body: { askId: await ask(world), ...figuresBody },
  })),
]
