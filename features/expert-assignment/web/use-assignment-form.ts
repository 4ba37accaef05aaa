import { z } from 'zod'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { emptyTerms, sentTerms, termInput, typedTerms } from '../../expertise/contract/order-form.ts'
import { orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'
import type { AssignmentQuery } from './assignment.types.ts'

/** Selected tasks: those named in the address, all, or those of a programme or track. */
const scope = z.string().regex(/^(chosen|all|(programme|track):\d{1,15})$/)

const schema = z.object({
  scope,
  reviews: orderAssignment.body.shape.reviews,
  expertUids: previewAssignment.body.shape.expertUids,
  ...typedTerms,
})

const scopeOf = (value: string, taskIds: readonly number[]): AssignmentQuery['scope'] => {
  const [of, id] = value.split(':')
  return {
    taskIds: of === 'chosen' ? [...taskIds] : [],
    programmeId: of === 'programme' ? Number(id) : null,
    trackId: of === 'track' ? Number(id) : null,
  }
}

type Begun = { taskIds: readonly number[]; trackId: number | undefined }

/** Form state of a plan; the input is kept as a draft until a plan has been computed. */
export const useAssignmentForm = (
  { taskIds, trackId }: Begun,
  plan: (query: AssignmentQuery) => Promise<void>,
): ProductForm =>
  useProductForm({
    draft: `expert-assignment:${taskIds.join(',')}:${trackId ?? ''}`,
    schema,
    defaults: {
      scope: taskIds.length > 0 ? 'chosen' : trackId === undefined ? 'all' : `track:${trackId}`,
      reviews: 1,
      expertUids: [] as string[],
      ...emptyTerms,
    },
    inputOf: termInput,
    onSubmit: ({ scope, expertUids, ...typed }) =>
      plan({ scope: scopeOf(scope, taskIds), expertUids, terms: sentTerms(typed) }),
  })
