import * as hits from '../../../features/page-hits/contract/page-hit.endpoints.ts'
import { row } from './row.ts'
import { everybody } from './world.ts'

/** Every page reports views; the counts are for people of the accelerator. */
export const pageHitsRows = [
  row(hits.countPageHit, everybody, async () => ({ headers: {}, body: { path: '/portal' } })),
  row(hits.getPageHits, ['teamTracker', 'team', 'admin'], async (world) => ({
    query: { acceleratorId: String(world.accelerator.id) },
  })),
]
