import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Reader } from '#platform/server/lists/rows.ts'
import type { formSubmission } from '../contract/form.schemas.ts'
import { findSubmission, readSubmission } from './submission.repository.ts'
import { shownWaitingValues } from './waiting-values.ts'

/** Returns a submission for its page, including waiting values. */
export const readWholeSubmission = async (
  reader: Reader,
  id: number,
): Promise<z.output<typeof formSubmission>> => {
  const submission = stillThere(await findSubmission(reader.db, id))
  const [shown, waiting] = await Promise.all([
    readSubmission(reader, id),
    shownWaitingValues(reader.db, submission),
  ])
  return { ...shown, waiting }
}
