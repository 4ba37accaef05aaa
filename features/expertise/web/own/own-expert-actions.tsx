import { lazy, Suspense } from 'react'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { OwnExpert } from './offer.types.ts'

// The form and its library are loaded when it is opened.
const OwnBatchForm = lazy(async () => ({ default: (await import('./OwnOrderForm.tsx')).OwnBatchForm }))

/** Actions on an expert available for the person's orders. */
export const ownExpertActions = actionsOf<OwnExpert>(
  'expertise:ownExperts.actions',
  {
    order: {
      icon: CheckCircleIcon,
      form: (expert) => (
        <Suspense fallback={<LoadingBlock lines={8} />}>
          <OwnBatchForm expert={expert} />
        </Suspense>
      ),
    },
  },
  { words: ({ person, accelerator }) => ({ expert: person.name, accelerator: accelerator.name }) },
)
