import * as plans from '../../../features/adaptation-plans/contract/adaptation-plan.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { row, without, type Row } from './row.ts'
import type { Who, World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const assigners: readonly Who[] = ['teamTracker', 'team', 'admin', 'tracker']
const watchers: readonly Who[] = [...assigners, ...founders, 'portalAdmin', 'deputyAdmin']
const assigning = { see: without(watchers, assigners) }
const reporting = { see: without(watchers, founders) }

const planOf = async (world: World, status: 'NOT_ASSIGNED' | 'ASSIGNED' = 'NOT_ASSIGNED') => {
  const { projectTrackId } = await world.work()
  await world.db
    .updateTable('adaptation_plan')
    .set({ status })
    .where('project_track_id', '=', projectTrackId)
    .execute()
  return projectTrackId
}

const itemOf = async (world: World) =>
  (
    await insertOne(world.db, 'adaptation_item', {
      project_track_id: await planOf(world, 'ASSIGNED'),
      title: 'Встреча с трекером',
      due_on: '2100-01-01',
    })
  ).id

let made = 0

/** Permissions on adaptation plans: tracker and accelerator assign them, the team reports the result of each item. */
export const adaptationPlansRows: readonly Row[] = [
  row(plans.getAdaptationPlan, watchers, async (world) => ({
    query: { projectTrackId: String(await planOf(world)) },
  })),
  row(
    plans.assignAdaptationPlan,
    assigners,
    async (world) => ({
      body: {
        projectTrackId: await planOf(world),
        version: 1,
        items: [{ title: 'Встреча с трекером', dueOn: '2100-01-01' }],
        templateName: '',
      },
    }),
    assigning,
  ),
  row(
    plans.moveAdaptationPlan,
    assigners,
    async (world) => ({
      body: { projectTrackId: await planOf(world, 'ASSIGNED'), version: 1, move: 'complete' as const },
    }),
    assigning,
  ),
  row(
    plans.saveAdaptationItem,
    assigners,
    async (world) => ({
      body: {
        projectTrackId: await planOf(world, 'ASSIGNED'),
        itemId: null,
        title: 'Встреча',
        dueOn: '2100-01-01',
      },
    }),
    assigning,
  ),
  row(
    plans.removeAdaptationItem,
    assigners,
    async (world) => ({ body: { itemId: await itemOf(world) } }),
    assigning,
  ),
  row(
    plans.reportAdaptationItem,
    founders,
    async (world) => ({ body: { itemId: await itemOf(world), result: 'Встретились', done: true } }),
    reporting,
  ),
  row(
    plans.deleteAdaptationTemplate,
    assigners,
    async (world) => ({
      body: {
        projectTrackId: await planOf(world),
        templateId: (
          await insertOne(world.db, 'adaptation_template', {
            accelerator_id: world.accelerator.id,
            name: `План ${(made += 1)}`,
            items: [{ title: 'Встреча', days: 7 }] as never,
          })
        ).id,
      },
    }),
    assigning,
  ),
]
