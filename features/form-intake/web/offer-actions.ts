import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { confirmFormOffer, declineFormOffer, type getFormOffer } from '../contract/submission.endpoints.ts'
import { offerStateTable } from '../domain/state-tables.ts'

/** A submission in the user's own name. */
export type FormOffer = ResponseOf<typeof getFormOffer>

/** Actions of a project's leader on a submission in their name. */
export const offerActions = actionsOf<FormOffer>(
  'form-intake:offer',
  {
    process: null,
    fail: null,
    settle: null,
    reject: null,
    replay: null,
    confirm: {
      icon: CheckCircleIcon,
      primary: true,
      send: ({ id, seen }) => call(confirmFormOffer, { body: { submissionId: id, seen } }),
    },
    decline: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(declineFormOffer, { body: { submissionId: id } }),
    },
  },
  { words: ({ project }) => ({ name: project?.name ?? '' }), states: offerStateTable },
)
