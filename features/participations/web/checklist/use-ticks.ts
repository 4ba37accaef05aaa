import { useRef } from 'react'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { getTask, tickChecklistPoint } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'

/** A point of a task's checklist. */
export type Point = Task['checklist'][number]

/** Whether a point is ticked: a tick of an earlier hand-in or wording is none. */
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

/** Ticks a point or takes its tick off: shown at once, and as the portal has it once the last of several is saved. */
export const useTicks = (taskId: number): ((point: Point) => Promise<void>) => {
  const answer = useAnswer(getTask, { query: { taskId } })
  const { mutateAsync } = useCommand(tickChecklistPoint)
  const waiting = useRef(0)
  return async (point) => {
    const ticked = !isTicked(point)
    const tick = ticked ? myTick() : null
    answer.put((now) => ({
      ...now,
      checklist: now.checklist.map((one) => (one.id === point.id ? { ...one, tick } : one)),
    }))
    waiting.current++
    try {
      const saved = await mutateAsync({ body: { taskId, pointId: point.id, version: point.version, ticked } })
      if (waiting.current === 1) answer.put(saved)
    } catch (error) {
      notifyError(error)
      await answer.refresh()
    } finally {
      waiting.current--
    }
  }
}
