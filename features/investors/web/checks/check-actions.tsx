import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { unverifyInvestor } from '../../contract/investor-check.endpoints.ts'
import type { InvestorCheck } from '../investor-work.types.ts'

const VerifyForm = lazy(async () => ({ default: (await import('./VerifyForm.tsx')).VerifyForm }))

/** Actions on an investor's verification. */
export const checkActions = actionsOf<InvestorCheck>(
  'investors:checks.actions',
  {
    verify: { icon: CheckIcon, primary: true, form: (one) => <VerifyForm investor={one} /> },
    unverify: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(unverifyInvestor, { body: { personUid: id, reason } }),
    },
  },
  { words: ({ person }) => ({ person: person.name }) },
)
