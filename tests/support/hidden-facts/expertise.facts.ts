import { sql } from 'kysely'
import * as talks from '../../../features/expert-talks/contract/expert-talk.endpoints.ts'
import * as orders from '../../../features/expertise/contract/expert-job-order.endpoints.ts'
import * as jobs from '../../../features/expertise/contract/expert-job.endpoints.ts'
import {
  answerTemplate,
  begin,
  beginOwn,
  beginTemplate,
  comment,
  complete,
  managers,
  ok,
  orderOwn,
  others,
  overseers,
  talk,
} from './expertise-makers.ts'
import type { HiddenFact } from './fact.ts'

/** An expert's text is visible to the expert until it is complete, then to the accelerator, and to the team once it is shown. */
export const expertiseFacts: readonly HiddenFact[] = [
  {
    name: 'what an expert writes before it is complete',
    readers: ['expert'],
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world, {})
      return { words: ['Козодой'], ids, own }
    },
    comesAbout: (portal, world, { ids }) => comment(portal, world, Number(ids['jobId']), 'Козодой'),
  },
  {
    name: 'what an expert wrote over before it was complete',
    readers: ['expert'],
    plant: async (portal, world) => {
      const { jobId, ids, own } = await begin(portal, world, {})
      const save = (version: number, conclusion: string) =>
        portal.as(world.people.expert).call(orders.saveExpertJob, { body: { jobId, version, conclusion } })
      ok(await save(2, 'Горихвостка'))
      // Continuous typing is one change: move the first one back in time.
      await sql`update profile_value_change set at = at - interval '1 hour' where review_id = ${jobId}`.execute(
        world.db,
      )
      ok(await save(3, 'Заключение'))
      await comment(portal, world, jobId, 'Замечание')
      ok(await portal.as(world.people.expert).call(orders.completeExpertJob, { body: { jobId, version: 4 } }))
      return { words: ['Горихвостка'], ids, own }
    },
  },
  {
    name: 'a result that is not shown to the team',
    readers: ['expert', ...overseers, 'portalAdmin', 'deputyAdmin'],
    plant: async (portal, world) => {
      const { jobId, ids, own } = await begin(portal, world, {})
      await comment(portal, world, jobId, 'Вальдшнеп')
      return { words: ['Вальдшнеп'], ids, own }
    },
    comesAbout: (portal, world, { ids }) => complete(portal, world, ids, 2),
  },
  {
    name: 'the project of a review that hides the names of both sides',
    // Its expert, and unrelated people.
    readers: others('expert', 'colleague', 'former', 'stranger', 'foreignAdmin', 'otherTracker'),
    searched: ['Коростель'],
    plant: async (portal, world) => {
      const { jobId, ids, own } = await begin(portal, world, { blind: 'BOTH_HIDDEN', name: 'Коростель' })
      // The person who ordered is notified of the result with the project's name, and uses it in the question to the
      // expert.
      await comment(portal, world, jobId, 'Замечание')
      await complete(portal, world, ids, 2)
      const body = { jobId, version: 3, correction: 'Что Коростель продаёт?' }
      ok(await portal.as(world.people.team).call(jobs.correctExpertJob, { body }))
      return { words: ['Коростель'], ids, own }
    },
  },
  {
    name: 'an answer of a template before it is complete',
    readers: ['expert'],
    plant: async (portal, world) => {
      const { ids, own } = await beginTemplate(portal, world)
      return { words: ['Перепел'], ids, own }
    },
    comesAbout: (portal, world, { ids }) => answerTemplate(portal, world, ids, 'Перепел'),
  },
  {
    name: 'an answer of a template that is not shown to the team',
    readers: ['expert', ...overseers],
    plant: async (portal, world) => {
      const { ids, own } = await beginTemplate(portal, world)
      await answerTemplate(portal, world, ids, 'Дергач')
      return { words: ['Дергач'], ids, own }
    },
    comesAbout: (portal, world, { ids }) => complete(portal, world, ids, 3),
  },
  {
    name: 'what the accelerator and the expert write to each other',
    readers: ['expert', ...managers],
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world, {})
      return { words: ['Бекас', 'Кулик'], ids, own }
    },
    comesAbout: (portal, { people }, planted) => talk(portal, planted, [people.expert, people.team]),
  },
  {
    name: 'a question to the team that was not passed on',
    readers: ['expert', ...managers],
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world, {})
      return { words: ['Чибис'], ids, own }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = { jobId: Number(ids['jobId']), text: 'Чибис' }
      ok(await portal.as(people.expert).call(talks.askTeam, { body }))
    },
  },
  {
    name: 'what a review costs',
    readers: ['expert', ...managers],
    plant: async (portal, world) => {
      const { ids, own } = await begin(portal, world, { fee: { amount: '31337.19', currency: 'RUB' } })
      return { words: ['31337.19'], ids, own }
    },
  },
  {
    name: 'what an investor pays for a review',
    readers: ['expert', 'foreignAdmin'],
    plant: async (portal, world) => ({ words: ['41414.41'], ids: (await beginOwn(portal, world)).ids }),
  },
  {
    name: 'what an investor and the expert write to each other',
    readers: ['expert', 'foreignAdmin'],
    plant: async (portal, world) => {
      const { ids } = await beginOwn(portal, world)
      return { words: ['Зуёк', 'Турухтан'], ids }
    },
    comesAbout: (portal, { people }, planted) => talk(portal, planted, [people.expert, people.foreignAdmin]),
  },
  {
    name: 'a review of others to an administrator whom an investor asks for one of the same task',
    // Not the administrator, whether taken or not.
    readers: ['expert', 'tracker', 'teamTracker', 'team', 'portalAdmin', 'deputyAdmin'],
    plant: async (portal, world) => {
      const { people, make, accelerator } = world
      const { jobId, ids, own, project } = await begin(portal, world, {})
      await comment(portal, world, jobId, 'Вертишейка')
      ok(await portal.as(people.expert).call(orders.completeExpertJob, { body: { jobId, version: 2 } }))
      await make.member({ accelerator, role: 'EXP', person: people.admin })
      await orderOwn(portal, world, project, Number(ids['taskId']), people.admin)
      return { words: ['Вертишейка'], ids, own }
    },
  },
  {
    name: 'the answer of a task of which an investor ordered a review',
    // Neither the investor nor their expert.
    readers: ['leader', 'member', ...overseers, 'portalAdmin', 'deputyAdmin'],
    plant: async (portal, world) => ({
      words: ['Оляпка'],
      ids: (await beginOwn(portal, world, 'Оляпка')).ids,
    }),
  },
]
