import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'
import type { Chore, Work } from './work.ts'

type Ordered = { work: Work; chore: Chore }

const results = ['COMMENTS', 'FILE', 'TEMPLATE'] as const

const inState = (works: readonly Work[], state: string): Ordered[] =>
  works.flatMap((work) =>
    work.chores.filter(({ row }) => row.state === state).map((chore) => ({ work, chore })),
  )

/** Orders of expertise: open ones on submissions that wait, finished ones on accepted tasks; the expert's account has both. */
export const orderExpertise = async (scene: Scene, works: readonly Work[]): Promise<void> => {
  const { chance, calendar } = scene
  const ofFirst = ({ work }: Ordered) => work.filed.lane.house.plan.name === 'Северный старт'
  const waiting = inState(works, 'DONE_CODE')
  const accepted = inState(works, 'ACCEPT_CODE')
  const chosen = [
    ...waiting.filter(ofFirst).slice(0, 8),
    ...waiting.filter((one) => !ofFirst(one) && chance.happens(0.4)),
  ].map((one, i) => ({ ...one, status: i % 4 === 3 ? ('PROCESS' as const) : ('NEW' as const) }))
  const finished = [
    ...accepted.filter(ofFirst).slice(0, 8),
    ...accepted.filter((one) => !ofFirst(one) && chance.happens(0.12)),
  ].map((one, i) => ({ ...one, status: i % 5 === 4 ? ('REJECT' as const) : ('COMPLETE' as const) }))
  await insertAll(
    scene.db,
    'expert_job',
    [...finished, ...chosen].map(({ work, chore, status }, i) => {
      const { house } = work.filed.lane
      const day = (chore.plan.steps.findLast(({ action }) => action === 'complete')?.day ?? 1) * 0.95
      return {
        accelerator_id: house.row.id,
        task_id: chore.row.id,
        // The first expert of the first accelerator is the demo account.
        expert_uid: house.experts[i % 3 < 2 ? 0 : i % house.experts.length]!.uid,
        client_uid: (house.team[0] ?? house.admins[0])!.uid,
        status,
        result_type: results[i % results.length]!,
        due_on: calendar.day(-day + 10),
        visible_to_team: i % 2 === 0,
        created_at: calendar.ago(day),
      }
    }),
  )
}
