import { useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { callKey, useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import {
  getProjectTrack,
  listTasksToReview,
} from '../../../participations/contract/participation.endpoints.ts'
import { moveRemark } from '../../../participations/contract/remark.endpoints.ts'
import { getTask } from '../../../participations/contract/task.endpoints.ts'
import { placeKey, type Place } from '../../domain/values.ts'

/** A task as its fields know it. */
export type RemarkedTask = ResponseOf<typeof getTask>

type Comment = RemarkedTask['comments'][number]

/** A comment that stands at a field. */
export type Remark = Comment & { remark: NonNullable<Comment['remark']> }

const isRemark = (comment: Comment): comment is Remark => comment.remark !== null

/** What of the task's own reading changes with its remarks. */
export const remarkReads = [getTask, getProjectTrack, listTasksToReview] as const

/** The task around, with the remarks that stand at a place; of one as a whole also those in its rows. */
export const useTaskRemarks = (taskId: number, place: Place, withRows: boolean) => {
  const { data } = useCall(getTask, { query: { taskId } }, { deniedHere: true })
  const remarks = (data?.comments ?? [])
    .filter(isRemark)
    .filter(({ remark }) =>
      withRows ? remark.place.code === place.code : placeKey(remark.place) === placeKey(place),
    )
  return { remarks, mayAdd: data?.remarkable ?? false }
}

/** Puts the task that a deed answers into the place of the one shown. */
export const useShowTask = (taskId: number): ((task: RemarkedTask) => void) => {
  const client = useQueryClient()
  return (task) => client.setQueryData(callKey(getTask, { query: { taskId } }), task)
}

/** Moves a remark: mends, settles, opens again. */
export const useRemarkDeed = (taskId: number, remark: Remark) => {
  const t = useTexts('profiles')
  const move = useDeed(moveRemark, { refreshes: remarkReads, onDone: useShowTask(taskId) })
  return {
    isPending: move.isPending,
    deeds: remark.remark.actions.map((action) => ({
      action,
      label: t(`remarks.deeds.${action}`),
      run: () => move.mutate({ body: { commentId: remark.id, action } }),
    })),
  }
}
