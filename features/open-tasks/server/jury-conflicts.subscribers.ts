import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { findOpenTask } from './open-task.repository.ts'
import { noteConflicts } from './jury-conflicts.ts'

/** Looks for conflicts of the jury once the entries are in, and for those of a juror who comes after that. */
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
