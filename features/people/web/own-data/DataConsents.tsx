import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { getProfile, setConsents } from '../../contract/profile.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'
import { consentActions } from './consent-actions.ts'

/** The person's consents; without consent to processing no card is shown. */
export const DataConsents = ({ consents }: { consents: Profile['consents'] }) => {
  const t = useTexts('people')
  const closed = useOwnReason()
  const { put } = useAnswer(getProfile, {})
  // Prevents the switches from flipping back while the profile is refetched.
  const putConsents = (next: Profile['consents']) => put((profile) => ({ ...profile, consents: next }))
  const set = useCommand(setConsents, { success: t('consents.saved'), onDone: putConsents })
  const [withdraw] = useActions(consentActions, { put: putConsents })(consents)
  const { processingAt, cardPublished, cardToWorld } = consents
  const disabled = closed !== null
  const given = { cardPublished, cardToWorld, processing: processingAt !== null }
  const shown = set.variables && set.isPending ? set.variables.body : given
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
        onChange={(processing) =>
          processing ? set.mutate({ body: { ...given, processing } }) : withdraw?.onClick()
        }
      />
      <Switch
        label={t('consents.card')}
        help={t(shown.processing ? 'consents.cardHelp' : 'consents.cardNeeds')}
        checked={shown.cardPublished}
        disabled={disabled || !shown.processing}
        onChange={(wanted) =>
          set.mutate({ body: { ...given, cardPublished: wanted, cardToWorld: wanted && cardToWorld } })
        }
      />
      <Switch
        label={t('consents.world')}
        help={t(shown.cardPublished ? 'consents.worldHelp' : 'consents.worldNeeds')}
        checked={shown.cardToWorld}
        disabled={disabled || !shown.cardPublished}
        onChange={(wanted) => set.mutate({ body: { ...given, cardToWorld: wanted } })}
      />
    </Section>
  )
}
