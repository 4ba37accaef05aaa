import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { noteConflicts } from './jury-conflicts.ts'
import { findOpenTask } from './open-task.repository.ts'

/** Finds conflicts of the jury once entries are closed, and those of jurors added later. */
export const findJuryConflicts = subscriber<{ id: number; uid?: string }>({
  name: 'open-tasks.conflicts',
  events: ['OpenTaskClosed', 'OpenTaskJurorAdded'],
  run: async ({ db }, { payload: { id, uid } }) => {
    const task = await findOpenTask(db, id)
    if (task?.status !== 'CLOSED') return
    await noteConflicts(db, id, uid)
    await announceChanges(db, ['openTask', 'openTaskEntry'], {
      people: [task.personUid, ...task.jurorUids],
      accelerators: [],
    })
  },
})
