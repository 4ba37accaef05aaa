import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { performerRefusal, type investmentTypes, type performers, type taskTypes } from './performer.rules.ts'
import type { ContentState } from './states.ts'

type Row = { id: number; name: string; contentStatus: ContentState }
type Task = Row & { performer: (typeof performers)[number]; type: (typeof taskTypes)[number] }
type Track = Row & { investmentType: (typeof investmentTypes)[number]; trackpoints: readonly Task[] }
type Programme = Row & { tracks: readonly Track[] }

/** An item to be published together with others: its place in the tree, and why it cannot be published, if so. */
export type PublishItem = {
  kind: 'programme' | 'track' | 'trackpoint'
  id: number
  name: string
  refused: Extract<
    ErrorCode,
    'ACCELERATOR_NOT_APPROVED' | 'PARENT_NOT_PUBLISHED' | 'PERFORMER_NOT_ALLOWED'
  > | null
}

/** A track that would accept projects without any tasks. */
const isWithoutTasks = ({ contentStatus, trackpoints }: Track): boolean =>
  contentStatus !== 'ARCHIVE' && trackpoints.every((task) => task.contentStatus === 'ARCHIVE')

/**
 * Every draft of a programme, or of one track of it, to be published, from the top down. Archived items, with their
 * contents, are omitted.
 */
export const publishPlan = (
  { acceleratorApproved }: { acceleratorApproved: boolean },
  programme: Programme,
  trackId: number | null,
): { items: PublishItem[]; withoutTasks: string[] } => {
  const tracks = programme.tracks.filter(
    ({ id, contentStatus }) => contentStatus !== 'ARCHIVE' && (trackId === null || id === trackId),
  )
  const isOpening =
    programme.contentStatus === 'PUBLISHED' || (trackId === null && programme.contentStatus === 'DRAFT')
  const approval = acceleratorApproved ? null : 'ACCELERATOR_NOT_APPROVED'
  const itemOf = (
    kind: PublishItem['kind'],
    { id, name, contentStatus }: Row,
    refused: PublishItem['refused'],
  ) => (contentStatus === 'DRAFT' ? [{ kind, id, name, refused: approval ?? refused }] : [])
  return {
    items: [
      ...(trackId === null ? itemOf('programme', programme, null) : []),
      ...tracks.flatMap((track) => [
        ...itemOf('track', track, isOpening ? null : 'PARENT_NOT_PUBLISHED'),
        ...track.trackpoints.flatMap((task) =>
          itemOf('trackpoint', task, performerRefusal(track.investmentType, task) && 'PERFORMER_NOT_ALLOWED'),
        ),
      ]),
    ],
    withoutTasks: tracks.filter(isWithoutTasks).map(({ name }) => name),
  }
}
