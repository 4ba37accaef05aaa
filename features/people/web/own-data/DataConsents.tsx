import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { getProfile, setConsents } from '../../contract/profile.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'

/** What the person agrees to; without the consent to processing no card is shown. */
export const DataConsents = ({ consents }: { consents: Profile['consents'] }) => {
  const t = useTexts('people')
  const closed = useOwnReason()
  const { put } = useAnswer(getProfile, {})
  const set = useCommand(setConsents, {
    success: t('consents.saved'),
    // The switches do not go back while the profile is read again.
    onDone: (next) => put((profile) => ({ ...profile, consents: next })),
  })
  const { processingAt, cardPublished } = consents
  const disabled = closed !== null
  const given = { cardPublished, processing: processingAt !== null }
  const shown = set.variables && set.isPending ? set.variables.body : given
  const changeProcessing = (processing: boolean) => {
    if (processing) return set.mutate({ body: { ...given, processing } })
    return confirm({
      title: t('consents.withdrawTitle'),
      text: t('consents.withdrawText'),
      submitLabel: t('consents.withdraw'),
      danger: true,
      onSubmit: () => set.mutateAsync({ body: { cardPublished: false, processing } }),
    })
  }
  return (
    <Section title={t('consents.data')} help={closed}>
      <Switch
        label={t('consents.processing')}
        help={
          processingAt
            ? t('consents.processingSince', { date: formatDate(processingAt) })
            : t('consents.processingHelp')
        }
        checked={shown.processing}
        disabled={disabled}
        onChange={changeProcessing}
      />
      <Switch
        label={t('consents.card')}
        help={t(shown.processing ? 'consents.cardHelp' : 'consents.cardNeeds')}
        checked={shown.cardPublished}
        disabled={disabled || !shown.processing}
        onChange={(wanted) => set.mutate({ body: { ...given, cardPublished: wanted } })}
      />
    </Section>
  )
}
