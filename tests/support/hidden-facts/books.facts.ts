import * as acts from '../../../features/expert-payments/contract/act.endpoints.ts'
import * as payments from '../../../features/expert-payments/contract/expert-payment.endpoints.ts'
import * as jobs from '../../../features/expertise/contract/expert-job.endpoints.ts'
import type { TestPortal } from '../portal.ts'
import { begin, comment, complete, managers, ok } from './expertise-makers.ts'
import type { HiddenFact, HiddenWorld, Planted } from './fact.ts'

/** A review with a fee due: its result is accepted. */
const owed = async (portal: TestPortal, world: HiddenWorld, amount: string): Promise<Planted> => {
  const { jobId, ids, own } = await begin(portal, world, { fee: { amount, currency: 'RUB' } })
  await comment(portal, world, jobId, 'Рынок есть.')
  await complete(portal, world, ids, 2)
  const body = { jobId, version: 3 }
  ok(await portal.as(world.people.team).call(jobs.acceptExpertJobResult, { body }))
  return { words: [], ids, own }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Facts in an accelerator's payment records that only it and the expert may know. */
export const bookFacts: readonly HiddenFact[] = [
  {
    name: 'why an expert disputes a payment',
    readers: ['expert', ...managers],
    surely: ['expert', ...managers],
    searched: ['Погоныш'],
    plant: async (portal, world) => ({
      ...(await owed(portal, world, '700.00')),
      words: ['Погоныш'],
    }),
    comesAbout: async (portal, { people }, { ids }) => {
      const body = { jobId: Number(ids['jobId']), version: 1, reason: 'Погоныш' }
      ok(await portal.as(people.expert).call(payments.disputeExpertPayment, { body }))
    },
  },
  {
    name: 'what an act amounts to, its contract and how it was paid',
    readers: ['expert', ...managers],
    surely: ['expert', 'admin'],
    plant: async (portal, world) => {
      const { people, accelerator } = world
      const { ids, own } = await owed(portal, world, '26262.62')
      const books = portal.as(people.admin)
      const headers = { 'accelerator-id': String(accelerator.id) }
      const now = Date.now()
      const day = 24 * 3600 * 1000
      const of = {
        expertUid: people.expert.uid,
        currency: 'RUB' as const,
        since: dayOf(now - 2 * day),
        till: dayOf(now + 2 * day),
      }
      const preview = await books.call(acts.previewExpertAct, { headers, body: of })
      ok(preview)
      const expected = {
        jobs: (preview.body['jobs'] as unknown[]).length,
        amount: String(preview.body['amount']),
      }
      const made = await books.call(acts.makeExpertAct, {
        headers,
        body: { ...of, basis: 'Договор Лунь', expected },
      })
      ok(made)
      const { id: actId, version, madeOn } = made.body as { id: number; version: number; madeOn: string }
      return {
        words: ['26262.62', 'Лунь', 'Сарыч'],
        ids: { ...ids, actId, act: { version, paidOn: madeOn } },
        own: own ?? {},
      }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const { version, paidOn } = ids['act'] as { version: number; paidOn: string }
      const body = { actId: Number(ids['actId']), version, paidOn, note: 'Сарыч' }
      ok(await portal.as(people.admin).call(acts.payExpertAct, { body }))
    },
  },
]
