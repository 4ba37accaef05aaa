import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { undoSample, type getAdoptedSample } from '../../contract/sample-programme.endpoints.ts'

/** An adopted sample to which nobody has applied. */
export type AdoptedSample = NonNullable<ResponseOf<typeof getAdoptedSample>['sample']>

/** Removes the sample, after a question. */
export const sampleActions = actionsOf<AdoptedSample>('programmes:settings.sample', {
  undo: {
    icon: DeleteIcon,
    confirm: true,
    whyNot: ({ isOffered }, { t }) => isOffered && t('settings.sample.offered'),
    send: ({ id }) => call(undoSample, { body: { programmeId: id, confirmed: true } }),
  },
})
