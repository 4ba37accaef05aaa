import { sql } from 'kysely'
import * as firms from '../../../features/investors/contract/firm.endpoints.ts'
import * as checks from '../../../features/investors/contract/investor-check.endpoints.ts'
import * as profile from '../../../features/investors/contract/investor-profile.endpoints.ts'
import * as showcase from '../../../features/investors/contract/investor-showcase.endpoints.ts'
import * as pipeline from '../../../features/investors/contract/pipeline.endpoints.ts'
import * as searches from '../../../features/investors/contract/search.endpoints.ts'
import { investorChecks } from '../../../features/investors/domain/investor-check.policy.ts'
import { investorSearches, pipelineCards } from '../../../features/investors/domain/pipeline.policy.ts'
import { findPipelineCard } from '../../../features/investors/server/pipeline.repository.ts'
import { findSearch } from '../../../features/investors/server/searches.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { checked, open } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** People who may see investors: teams of accelerators, investors, the portal's administrators. */
const seers: readonly Who[] = ['teamTracker', 'team', 'admin', 'foreignAdmin', 'portalAdmin', 'deputyAdmin']

/** The world's only investor, with the role on the portal. */
const investor: readonly Who[] = ['foreignAdmin']

const shown = async ({ db }: World) => {
  await db.updateTable('accelerator').set({ investor_cards_shown: true }).execute()
}

const card = async (world: World) => {
  await shown(world)
  const { uid } = await world.make.person({ roles: ['INV'], card_published: true, card_to_world: true })
  return { headers: {}, query: { investorId: uid } }
}

/** A project visible to members of accelerators and to investors. */
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

/** The portal's administrators. */
const administrators: readonly Who[] = ['portalAdmin', 'deputyAdmin']

/** A firm founded by another person, with the investor as a member; a new one each time, because nobody is in two. */
const firm = async ({ db, make, people }: World) => {
  const founder = await make.person({ roles: ['INV'] })
  const { id } = await insertOne(db, 'investor_firm', { name: 'Северный фонд', created_by: founder.uid })
  await db.deleteFrom('firm_member').where('person_uid', '=', people.foreignAdmin.uid).execute()
  await insertOne(db, 'firm_member', { person_uid: founder.uid, firm_id: id, admin: true })
  await insertOne(db, 'firm_member', { person_uid: people.foreignAdmin.uid, firm_id: id, admin: true })
  return { id, founder }
}

const outOfFirms = async ({ db, people }: World) => {
  await db.deleteFrom('firm_member').where('person_uid', '=', people.foreignAdmin.uid).execute()
}

/** An invitation of the investor to a firm they are not in. */
const invitation = async (world: World) => {
  const { db, people } = world
  const { id, founder } = await firm(world)
  await outOfFirms(world)
  const sent = await insertOne(db, 'firm_invitation', {
    firm_id: id,
    email: people.foreignAdmin.email,
    invited_by: founder.uid,
  })
  return { body: { invitationId: sent.id, version: 1 } }
}

const search = async ({ db, people }: World) =>
  (await insertOne(db, 'investor_search', { owner_uid: people.foreignAdmin.uid, name: 'Роботы' })).id

const sought = { name: 'Роботы', findText: '', industryIds: [], stageIds: [], mails: true }

/** A file of a card of the investor. */
const pipelineFile = async (world: World) => {
  const { id } = await insertOne(world.db, 'pipeline_file', {
    card_id: await pipelineCard(world),
    file_id: await world.keptFile('PIPELINE_FILE'),
    created_by: world.people.foreignAdmin.uid,
  })
  return id
}

/** Everybody who may open the project's page. */
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

/** Calls of the investors' showcase, and of an investor's profile. */
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
  row(pipeline.sharePipelineCard, investor, async (world) => {
    const cardId = await pipelineCard(world)
    await firm(world)
    return { body: { cardId, version: 1 } }
  }),
  row(pipeline.getStageNames, investor, () => ({})),
  row(pipeline.saveStageNames, investor, () => ({
    body: { WATCHING: 'Смотрим', CONTACTED: '', STUDYING: '', TERMS: '', INVESTED: '', PASSED: '' },
  })),
  row(pipeline.getPipelineFiles, investor, async (world) => ({
    query: { cardId: String(await pipelineCard(world)) },
  })),
  row(
    pipeline.uploadPipelineFile,
    investor,
    async (world) => ({ query: { cardId: String(await pipelineCard(world)) } }),
    { file: { name: 'notes.txt', content: 'notes' } },
  ),
  row(pipeline.deletePipelineFile, investor, async (world) => ({
    body: { fileId: await pipelineFile(world) },
  })),
  row(pipeline.downloadPipelineFile, investor, async (world) => ({
    query: { fileId: String(await pipelineFile(world)) },
  })),
  row(
    pipeline.compareProjects,
    investor,
    async (world) => ({ query: { projectIds: String(await published(world)) } }),
    { absent: 'left out' },
  ),
  row(firms.getFirm, investor, () => ({})),
  row(firms.createFirm, investor, async (world) => {
    await outOfFirms(world)
    return { body: { name: 'Южный фонд', about: '' } }
  }),
  row(firms.editFirm, investor, async (world) => ({
    body: { firmId: (await firm(world)).id, version: 1, name: 'Южный фонд', about: '' },
  })),
  row(firms.inviteToFirm, investor, async (world) => ({
    body: { firmId: (await firm(world)).id, email: 'colleague@example.com' },
  })),
  row(firms.revokeFirmInvitation, investor, async (world) => {
    const { id, founder } = await firm(world)
    const sent = await insertOne(world.db, 'firm_invitation', {
      firm_id: id,
      email: 'colleague@example.com',
      invited_by: founder.uid,
    })
    return { body: { invitationId: sent.id, version: 1 } }
  }),
  row(firms.acceptFirmInvitation, investor, invitation),
  row(firms.declineFirmInvitation, investor, invitation),
  row(
    firms.setFirmAdmin,
    investor,
    async (world) => {
      const { id, founder } = await firm(world)
      return { body: { firmId: id, personUid: founder.uid, admin: false } }
    },
    { absent: { personUid: 400 } },
  ),
  row(
    firms.removeFromFirm,
    investor,
    async (world) => {
      const { id, founder } = await firm(world)
      return { body: { firmId: id, personUid: founder.uid } }
    },
    { absent: { personUid: 400 } },
  ),
  row(firms.leaveFirm, investor, async (world) => ({ body: { firmId: (await firm(world)).id } })),
  row(searches.getInvestorSearches, investor, () => ({})),
  row(searches.createInvestorSearch, investor, () => ({ body: sought }), {
    absent: { industryIds: 400, stageIds: 400 },
  }),
  row(
    searches.editInvestorSearch,
    investor,
    async (world) => ({ body: { ...sought, searchId: await search(world) } }),
    { absent: { industryIds: 400, stageIds: 400 } },
  ),
  row(searches.deleteInvestorSearch, investor, async (world) => ({
    body: { searchId: await search(world) },
  })),
  row(searches.markSearchSeen, investor, async (world) => ({ body: { searchId: await search(world) } })),
  row(
    searches.listFoundProjects,
    investor,
    async (world) => {
      await published(world)
      return { query: { searchId: String(await search(world)) } }
    },
    {
      list: {
        key: 'id',
        all: null,
        sees: async ({ db, actor }, _key, { query }) => {
          const found = await findSearch(db, Number((query as { searchId: string }).searchId))
          return found !== undefined && investorSearches.view.allows(actor, found)
        },
        closed: true,
      },
    },
  ),
  row(checks.listInvestorChecks, administrators, () => ({ query: {} }), {
    list: open(investorChecks.view as never),
  }),
  row(checks.verifyInvestor, administrators, async ({ make }) => ({
    body: {
      personUid: (await make.person({ roles: ['INV'] })).uid,
      evidence: 'Выписка из реестра',
      checkedDay: '2026-01-10',
    },
  })),
  row(checks.unverifyInvestor, administrators, async ({ db, make }) => {
    const { uid } = await make.person({ roles: ['INV'] })
    await insertOne(db, 'investor_verification', {
      person_uid: uid,
      evidence: 'Выписка',
      checked_day: '2026-01-10',
      given_by: uid,
    })
    return { body: { personUid: uid, reason: 'Истекла лицензия' } }
  }),
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
