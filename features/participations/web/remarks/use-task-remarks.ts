import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'

/** A task, as its fields use it. */
export type RemarkedTask = ResponseOf<typeof getTask>

type Comment = RemarkedTask['comments'][number]

/** A comment on a field. */
export type Remark = Comment & { remark: NonNullable<Comment['remark']> }

/** One with its answers. */
export type RemarkThread = Remark & { answers: readonly Comment[] }

const isRemark = (comment: Comment): comment is Remark => comment.remark !== null

/** The answers to a comment on a field, oldest first. */
const answersTo = (comments: readonly Comment[], id: number): Comment[] =>
  comments.filter(({ replyTo }) => replyTo === id)

/** The task, with its comments on a place and their answers; with `withRows` also those on its rows. */
export const useTaskRemarks = (taskId: number, place: Place, withRows: boolean) => {
  const { data } = useCall(getTask, { query: { taskId } }, { deniedHere: true })
  const remarks = (data?.comments ?? [])
    .filter(isRemark)
    .filter(({ remark }) =>
      withRows ? remark.place.code === place.code : placeKey(remark.place) === placeKey(place),
    )
  return {
    remarks: remarks.map((remark): RemarkThread => ({
      ...remark,
      answers: answersTo(data?.comments ?? [], remark.id),
    })),
    mayAdd: data?.remarkable ?? false,
    mayAnswer: data?.commentable ?? false,
  }
}
