import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'

/** A task, as its fields use it. */
export type RemarkedTask = ResponseOf<typeof getTask>

type Comment = RemarkedTask['comments'][number]

/** A comment on a field. */
export type Remark = Comment & { remark: NonNullable<Comment['remark']> }

const isRemark = (comment: Comment): comment is Remark => comment.remark !== null

/** The task, with its comments on a place; with `withRows` also those on its rows. */
export const useTaskRemarks = (taskId: number, place: Place, withRows: boolean) => {
  const { data } = useCall(getTask, { query: { taskId } }, { deniedHere: true })
  const remarks = (data?.comments ?? [])
    .filter(isRemark)
    .filter(({ remark }) =>
      withRows ? remark.place.code === place.code : placeKey(remark.place) === placeKey(place),
    )
  return { remarks, mayAdd: data?.remarkable ?? false }
}
