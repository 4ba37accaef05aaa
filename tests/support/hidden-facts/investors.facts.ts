import * as requests from '../../../features/data-rooms/contract/data-request.endpoints.ts'
import * as rooms from '../../../features/data-rooms/contract/data-room.endpoints.ts'
import * as deals from '../../../features/deals/contract/deal.endpoints.ts'
import * as pipeline from '../../../features/investors/contract/pipeline.endpoints.ts'
import * as searches from '../../../features/investors/contract/search.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import type { TestPortal } from '../portal.ts'
import { managers, ok } from './expertise-makers.ts'
import type { HiddenFact, HiddenWorld, Planted, Viewer } from './fact.ts'

/** Who is of the investor's firm: what one of them does with a project is the firm's. */
const firm: readonly Viewer[] = ['investor', 'partner']

const founders: readonly Viewer[] = ['leader', 'member']

/** Everybody who may learn who the investors of the portal are. */
const seers: readonly Viewer[] = [
  'teamTracker',
  'team',
  'admin',
  'foreignAdmin',
  'portalAdmin',
  'deputyAdmin',
  'investor',
  'partner',
  'formerPartner',
]

/** A project of leader and member, published to members of accelerators and to investors, with a document. */
const published = async ({ make, people, db, accelerator }: HiddenWorld) => {
  const project = await make.project({
    leader: people.leader,
    members: [people.member],
    access_level: 'ACCELERATOR_TEAM',
  })
  await make.publication({ project, template: await make.publicationTemplate({ accelerator }) })
  const { id: documentId } = await insertOne(db, 'project_document', {
    project_id: project.id,
    name: 'Модель',
    url: 'https://example.com/model',
    created_by: people.leader.uid,
  })
  return { projectId: project.id, documentId }
}

const keep = async (portal: TestPortal, by: Person, projectId: number): Promise<number> => {
  const { body, status } = await portal.as(by).call(pipeline.addToPipeline, { body: { projectId } })
  ok({ body, status })
  return Number(body['id'])
}

/** Asks for the data of a published project. */
const ask = async (
  portal: TestPortal,
  world: HiddenWorld,
  { purpose = 'Хочу вложиться.', rivals = '' } = {},
): Promise<{ dataRequestId: number; projectId: number; documentId: number }> => {
  const project = await published(world)
  const { body, status } = await portal.as(world.people.investor).call(requests.requestData, {
    body: { projectId: project.projectId, purpose, rivals, declares: true },
  })
  ok({ body, status })
  return { dataRequestId: Number(body['id']), ...project }
}

/** Passed on by the accelerator; the team chose what it would open, under the terms. */
const chosen = async (portal: TestPortal, world: HiddenWorld, terms: string) => {
  const ids = await ask(portal, world)
  const { dataRequestId, documentId } = ids
  ok(
    await portal
      .as(world.people.team)
      .call(requests.passDataRequest, { body: { dataRequestId, version: 1 } }),
  )
  const untilDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const body = { dataRequestId, version: 2, codes: [], documentIds: [documentId], terms, untilDay }
  ok(await portal.as(world.people.leader).call(requests.chooseRoom, { body }))
  return ids
}

/** An investor has expressed interest in the project. */
const interested = async (portal: TestPortal, world: HiddenWorld, terms = '') => {
  const { projectId } = await published(world)
  const { body, status } = await portal
    .as(world.people.investor)
    .call(deals.openDeal, { body: { projectId, terms } })
  ok({ body, status })
  return { dealId: Number(body['id']), projectId }
}

/** Facts between an investor, their firm, a project and its accelerator. */
export const investorFacts: readonly HiddenFact[] = [
  {
    name: 'what an investor without a firm notes about a project, and their next step',
    readers: ['foreignAdmin'],
    surely: ['foreignAdmin'],
    searched: ['Варакушка', 'Зарянка'],
    plant: async (portal, world): Promise<Planted> => {
      const { projectId } = await published(world)
      const cardId = await keep(portal, world.people.foreignAdmin, projectId)
      return { words: ['Варакушка', 'Зарянка'], ids: { projectId, projectIds: String(projectId), cardId } }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = {
        cardId: Number(ids['cardId']),
        version: 1,
        note: 'Варакушка',
        nextStep: 'Зарянка',
        nextDay: '2099-01-10',
      }
      ok(await portal.as(people.foreignAdmin).call(pipeline.editPipelineCard, { body }))
    },
  },
  {
    name: 'what a firm notes about a project, to its people and to nobody who left',
    readers: firm,
    surely: firm,
    searched: ['Чечевица'],
    plant: async (portal, world) => {
      const { projectId } = await published(world)
      const cardId = await keep(portal, world.people.investor, projectId)
      return { words: ['Чечевица'], ids: { projectId, projectIds: String(projectId), cardId } }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = {
        cardId: Number(ids['cardId']),
        version: 1,
        note: 'Чечевица',
        nextStep: '',
        nextDay: null,
      }
      ok(await portal.as(people.investor).call(pipeline.editPipelineCard, { body }))
    },
  },
  {
    name: 'what an investor searches for',
    readers: ['investor'],
    surely: ['investor'],
    plant: async (portal, { people }) => {
      const body = { name: 'Малиновка', findText: '', industryIds: [], stageIds: [], mails: false }
      ok(await portal.as(people.investor).call(searches.createInvestorSearch, { body }))
      return { words: ['Малиновка'], ids: {} }
    },
  },
  {
    name: 'why data is requested, before the accelerator passes it on',
    readers: ['investor', ...managers],
    surely: ['investor', ...managers],
    searched: ['Мухоловка'],
    plant: async (portal, world) => {
      const ids = await ask(portal, world, { purpose: 'Мухоловка', rivals: 'Славка' })
      return { words: ['Мухоловка', 'Славка'], ids }
    },
  },
  {
    name: 'what a team would open, before it agrees',
    readers: founders,
    surely: founders,
    plant: async (portal, world) => ({
      words: ['Камышовка'],
      ids: await chosen(portal, world, 'Камышовка'),
    }),
  },
  {
    name: 'the terms of an open room',
    readers: [...founders, 'investor'],
    surely: [...founders, 'investor'],
    plant: async (portal, world) => ({ words: ['Щурка'], ids: await chosen(portal, world, 'Щурка') }),
    comesAbout: async (portal, { people }, { ids }) => {
      const dataRequestId = Number(ids['dataRequestId'])
      ok(await portal.as(people.leader).call(requests.openRoom, { body: { dataRequestId, version: 3 } }))
      ok(await portal.as(people.investor).call(rooms.enterRoom, { body: { dataRequestId } }))
    },
    // The accelerator learns that a room was opened, not what it shows.
    alsoHear: managers,
  },
  {
    name: 'the terms that an investor offers',
    readers: [...founders, ...firm],
    surely: [...founders, ...firm],
    plant: async (portal, world) => ({ words: ['Трясогузка'], ids: await interested(portal, world) }),
    comesAbout: async (portal, { people }, { ids }) => {
      const body = {
        dealId: Number(ids['dealId']),
        version: 1,
        amount: '7171717',
        currency: 'RUB' as const,
        terms: 'Трясогузка',
      }
      ok(await portal.as(people.investor).call(deals.offerDeal, { body }))
    },
  },
  {
    name: 'why an investor passes on a project, where they do not share it',
    readers: firm,
    surely: firm,
    plant: async (portal, world) => {
      const deal = await interested(portal, world)
      const body = { dealId: deal.dealId, version: 1, reason: 'Поползень', share: false }
      ok(await portal.as(world.people.investor).call(deals.passDeal, { body }))
      return { words: ['Поползень'], ids: deal }
    },
  },
  {
    name: 'that somebody invests, to initiators and experts',
    readers: seers,
    surely: ['admin', 'investor'],
    searched: ['Крапивник'],
    plant: async (_portal, { make, db, accelerator }) => {
      await db
        .updateTable('accelerator')
        .set({ investor_cards_shown: true })
        .where('id', '=', accelerator.id)
        .execute()
      const { uid } = await make.person({
        last_name: 'Крапивник',
        first_name: 'Лев',
        roles: ['INV'],
        card_published: true,
      })
      return { words: ['Крапивник'], ids: { investorId: uid, personUid: uid, uid } }
    },
  },
]
