import { sql } from 'kysely'
import * as profile from '../../../features/investors/contract/investor-profile.endpoints.ts'
import * as showcase from '../../../features/investors/contract/investor-showcase.endpoints.ts'
import * as pipeline from '../../../features/investors/contract/pipeline.endpoints.ts'
import { pipelineCards } from '../../../features/investors/domain/pipeline.policy.ts'
import { findPipelineCard } from '../../../features/investors/server/pipeline.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { checked } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** Whoever is shown investors: teams of accelerators, investors, the portal's administrators. */
const seers: readonly Who[] = ['teamTracker', 'team', 'admin', 'foreignAdmin', 'portalAdmin', 'deputyAdmin']

/** The one investor of the world, whose role the portal granted. */
const investor: readonly Who[] = ['foreignAdmin']

const shown = async ({ db }: World) => {
  await db.updateTable('accelerator').set({ investor_cards_shown: true }).execute()
}

const card = async (world: World) => {
  await shown(world)
  const { uid } = await world.make.person({ roles: ['INV'], card_published: true, card_to_world: true })
  return { headers: {}, query: { investorId: uid } }
}

/** A project whose page opens to whoever works in an accelerator, and to investors. */
const published = async (world: World) => {
  const { make, db } = world
  const project = await world.project()
  await db
    .updateTable('project')
    .set({ access_level: 'ACCELERATOR_TEAM' })
    .where('id', '=', project.id)
    .execute()
  await make.publication({ project })
  return project.id
}

/** A card of the investor's pipeline. */
const pipelineCard = async (world: World) => {
  const { id } = await insertOne(world.db, 'pipeline_card', {
    owner_uid: world.people.foreignAdmin.uid,
    project_id: await published(world),
  })
  return id
}

/** Everybody to whom the page of the project opens. */
const readers: readonly Who[] = [
  'leader',
  'member',
  'tracker',
  'otherTracker',
  'teamTracker',
  'team',
  'admin',
  'expert',
  ...investor,
  'portalAdmin',
  'deputyAdmin',
]

/** Calls of the investors' showcase, and of what an investor says of themselves. */
export const investorsRows = [
  row(showcase.getInvestorsCards, seers, async (world) => {
    await shown(world)
    return { headers: {}, query: {}, body: {} }
  }),
  row(showcase.showInvestorsCards, everybody, () => ({ headers: {} })),
  row(showcase.getInvestorFilters, seers, async (world) => {
    await shown(world)
    return { headers: {} }
  }),
  row(showcase.getInvestorById, seers, card),
  row(profile.getInvestorProfile, investor, () => ({})),
  row(
    pipeline.listPipeline,
    investor,
    async (world) => {
      await pipelineCard(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from pipeline_card`,
        ({ db }, id) => findPipelineCard(db, id),
        pipelineCards.view.allows,
        { closed: true },
      ),
    },
  ),
  row(pipeline.getPipelinePlace, readers, async (world) => ({
    query: { projectId: String(await published(world)) },
  })),
  row(pipeline.addToPipeline, investor, async (world) => ({ body: { projectId: await published(world) } }), {
    see: readers.filter((who) => !investor.includes(who)),
  }),
  row(pipeline.movePipelineCard, investor, async (world) => ({
    body: { cardId: await pipelineCard(world), version: 1, stage: 'TERMS' as const },
  })),
  row(pipeline.editPipelineCard, investor, async (world) => ({
    body: {
      cardId: await pipelineCard(world),
      version: 1,
      note: 'Позвонить',
      nextStep: 'Звонок',
      nextDay: '2026-12-01',
    },
  })),
  row(pipeline.removePipelineCard, investor, async (world) => ({
    body: { cardId: await pipelineCard(world) },
  })),
  row(
    profile.saveInvestorProfile,
    investor,
    () => ({
      body: {
        thesis: 'Ищу роботов',
        portfolio: '',
        regions: '',
        stageIds: [],
        takesTransferred: false,
        version: 1,
      },
    }),
    { absent: { stageIds: 400 } },
  ),
]
