import { useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import {
  useVersionedForm,
  type VersionedForm,
} from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { editAccelerator, getAccelerator } from '../../contract/profile.endpoints.ts'
import { profileFields } from '../../contract/accelerator.schemas.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { requestOf } from '../request/request-values.ts'

/** Converts a saved profile to form values. */
const profileOf = (accelerator: Accelerator) => ({
  ...requestOf(accelerator),
  industries: accelerator.industries.map(({ id }) => id),
  targetAudience: accelerator.targetAudience,
  finalists: accelerator.finalists,
  selectionConditions: accelerator.selectionConditions,
  timeZone: accelerator.timeZone,
  status: accelerator.status,
  type: accelerator.type,
  currencies: accelerator.currencies,
  teamRecruiting: accelerator.teamRecruiting,
  requestsToTeam: accelerator.requestsToTeam,
  investorCardsShown: accelerator.investorCardsShown,
  trackTransfer: accelerator.trackTransfer,
  tracksAccepted: accelerator.tracksAccepted,
  transferTargets: accelerator.transferTargets.map(({ id }) => id),
})

/** Edits the profile; conflicts with another person's changes are shown, never overwritten. */
export const useProfileForm = (accelerator: Accelerator): VersionedForm => {
  const t = useTexts('accelerators')
  const input = { query: { acceleratorId: String(accelerator.id) } }
  const { put } = useAnswer(getAccelerator, input)
  const edit = useCommand(editAccelerator)
  const keep = (next: Accelerator) => {
    put(next)
    return profileOf(next)
  }
  return useVersionedForm({
    draft: `accelerator-profile:${accelerator.id}`,
    schema: profileFields,
    saved: useMemo(() => profileOf(accelerator), [accelerator]),
    save: async (values) => {
      const next = await edit.mutateAsync({ body: values })
      notify({ code: 200, text: t('profile.saved') })
      return keep(next)
    },
    read: async () => keep(await call(getAccelerator, input)),
  })
}
