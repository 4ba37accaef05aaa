import { personStore } from '#platform/web/person-store.ts'
import { useOptimisticCommand } from '#platform/web/query/use-optimistic-command.ts'
import { getTask, tickChecklistPoint } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'

/** A point of a task's checklist. */
export type Point = Task['checklist'][number]

/** Whether a point is ticked; an outdated tick does not count. */
export const isTicked = ({ tick }: Point): boolean => tick !== null && !tick.outdated

const myTick = (): Point['tick'] => {
  const me = personStore.get()
  return (
    me && {
      by: { uid: me.uid, name: me.name, avatarUrl: me.avatarUrl },
      at: new Date().toISOString(),
      outdated: false,
    }
  )
}

/** Ticks or unticks a point, with an optimistic update. */
export const useTicks = (taskId: number): ((point: Point) => Promise<void>) => {
  const { send } = useOptimisticCommand(getTask, { query: { taskId } }, tickChecklistPoint, {
    keep: (task) => task,
  })
  return (point) => {
    const ticked = !isTicked(point)
    const tick = ticked ? myTick() : null
    return send({ body: { taskId, pointId: point.id, version: point.version, ticked } }, (now) => ({
      ...now,
      checklist: now.checklist.map((one) => (one.id === point.id ? { ...one, tick } : one)),
    }))
  }
}
