import { useMemo } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import {
  useVersionedForm,
  type VersionedForm,
} from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { givenFee } from '../../contract/expert-job.schemas.ts'
import { getExpertSettings, saveExpertSettings } from '../../contract/expert-settings.endpoints.ts'

export type Settings = ResponseOf<typeof getExpertSettings>

const schema = saveExpertSettings.body
  .omit({ fee: true })
  .extend({ feeAmount: givenFee.shape.amount.nullable(), feeCurrency: givenFee.shape.currency })

/** Form values of the settings: the fee in two fields, because it is optional. */
const valuesOf = ({ capacity, fee, languages, absences, version }: Settings) => ({
  capacity,
  feeAmount: fee?.amount ?? null,
  feeCurrency: fee?.currency ?? ('RUB' as const),
  languages,
  absences,
  version,
})

/** The form of the person's own settings. */
export const useSettingsForm = (settings: Settings): VersionedForm => {
  const t = useTexts('expertise')
  const { put } = useAnswer(getExpertSettings, {})
  const save = useCommand(saveExpertSettings, { success: t('settings.saved') })
  const keep = (next: Settings) => {
    put(next)
    return valuesOf(next)
  }
  return useVersionedForm({
    draft: 'expert-settings',
    schema,
    saved: useMemo(() => valuesOf(settings), [settings]),
    save: async ({ feeAmount, feeCurrency, ...values }) => {
      const fee = feeAmount === null ? null : { amount: feeAmount, currency: feeCurrency }
      return keep(await save.mutateAsync({ body: { ...values, fee } }))
    },
    read: async () => keep(await call(getExpertSettings, {})),
  })
}
