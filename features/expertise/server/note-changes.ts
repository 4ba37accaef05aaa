import { noteReviewChanges } from '#features/project-profiles'
import type { SignedIn } from '#platform/server/context.ts'
import type { Value } from '../../fields/domain/values.ts'
import { keptPlace, type ReviewPlace } from '../domain/review-parts.ts'
import type { ExpertJobSubject } from './expert-job.repository.ts'

/** Something that is written, and what was there. */
export type Noted = Partial<ReviewPlace> & Pick<ReviewPlace, 'part'> & { before: Value; after: Value }

/** Nothing is written as nothing, however it came. */
const kept = (value: Value): Value => (value === '' ? null : value)

/** Notes what of a job's review was changed, in the history of its values. */
export const noteChanges = (
  ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  { id, firstCompletedAt }: Pick<ExpertJobSubject, 'id' | 'firstCompletedAt'>,
  changes: readonly Noted[],
): Promise<void> =>
  noteReviewChanges(
    ctx,
    { reviewId: id, since: firstCompletedAt },
    changes.map(({ part, code = null, number = null, before, after }) => ({
      ...keptPlace({ part, code, number }),
      before: kept(before),
      after: kept(after),
    })),
  )
