import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { getHealth } from '../../contract/health.endpoints.ts'

type Health = Pick<ResponseOf<typeof getHealth>, 'keys' | 'certificateDays'>

/** Age of the portal's keys and its certificate. */
export const KeyAges = ({ keys, certificateDays }: Health) => {
  const t = useTexts('administration')
  const { secretsKeyAt, signingKeyAt, oldestHookSecretAt, hookSecretsNotTaken } = keys
  return (
    <Section title={t('health.keys.title')} help={t('health.keys.help')}>
      <Facts columns>
        <Fact label={t('health.keys.secrets')}>
          {secretsKeyAt ? <DateText value={secretsKeyAt} /> : t('health.keys.inVariable')}
        </Fact>
        <Fact label={t('health.keys.signing')}>
          {signingKeyAt ? <DateText value={signingKeyAt} /> : t('health.keys.none')}
        </Fact>
        <Fact label={t('health.keys.hooks')}>
          {oldestHookSecretAt ? <DateText value={oldestHookSecretAt} /> : t('health.keys.none')}
        </Fact>
        {hookSecretsNotTaken > 0 ? (
          <Fact label={t('health.keys.notTaken')}>{formatCount(hookSecretsNotTaken, true)}</Fact>
        ) : null}
        {certificateDays === null ? null : (
          <Fact label={t('health.certificate')}>{t('health.days', { count: certificateDays })}</Fact>
        )}
      </Facts>
    </Section>
  )
}
