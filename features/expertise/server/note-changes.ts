import { noteReviewChanges } from '#features/project-profiles'
import type { SignedIn } from '#platform/server/context.ts'
import type { Value } from '../../fields/domain/values.ts'
import { storedPlace, type ReviewPlace } from '../domain/review-parts.ts'
import type { ExpertJobSubject } from './expert-job.repository.ts'

/** A written part, with its previous value. */
export type Noted = Partial<ReviewPlace> & Pick<ReviewPlace, 'part'> & { before: Value; after: Value }

/** Empty values are stored as null. */
const stored = (value: Value): Value => (value === '' ? null : value)

/** Records changes of a job's review in its value history. */
export const noteChanges = (
  ctx: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  { id, firstCompletedAt }: Pick<ExpertJobSubject, 'id' | 'firstCompletedAt'>,
  changes: readonly Noted[],
): Promise<void> =>
  noteReviewChanges(
    ctx,
    { reviewId: id, since: firstCompletedAt },
    changes.map(({ part, code = null, number = null, before, after }) => ({
      ...storedPlace({ part, code, number }),
      before: stored(before),
      after: stored(after),
    })),
  )
