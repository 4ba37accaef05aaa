import * as assignment from '../../../features/expert-assignment/contract/assignment.endpoints.ts'
import * as reassignment from '../../../features/expert-assignment/contract/reassignment.endpoints.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']
const room = { rest: 403 as const, absent: 403 }
const onAccelerator = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

const taskIn = async (world: World): Promise<number> =>
  (await world.make.task({ state: 'DONE_CODE', track: await world.track() })).id

/** Permissions on planning reviews. */
export const expertAssignmentRows = [
  row(assignment.getAssignmentChoices, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    assignment.previewAssignment,
    accelerators,
    (world) => ({ headers: onAccelerator(world), body: { reviews: 1 } }),
    room,
  ),
  row(reassignment.getReassignment, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    reassignment.saveReassignment,
    ['admin'],
    (world) => ({ headers: onAccelerator(world), body: { value: 5 } }),
    { ...room, see: ['teamTracker', 'team'] },
  ),
  row(
    assignment.orderAssignment,
    accelerators,
    async (world) => ({
      headers: onAccelerator(world),
      body: {
        reviews: 1,
        pairs: [{ taskId: await taskIn(world), expertUid: world.people.expert.uid, kept: false }],
        resultType: 'COMMENTS' as const,
        dueOn: '2099-12-31',
      },
    }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
]
