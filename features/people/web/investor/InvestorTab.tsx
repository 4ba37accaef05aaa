import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { MoneyRangeField } from '#platform/web/work/components/form/MoneyRangeField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { offeredCurrencies } from '../../../fields/domain/element-types.ts'
import { useOfferedCurrencies } from '../../../fields/web/currencies/use-offered-currencies.ts'
import { investorTypes } from '../../domain/lists.ts'
import { PartForm } from '../profile/PartForm.tsx'
import type { Profile } from '../profile/profile.types.ts'

type Props = { profile: Profile; state: VersionedForm }

/** The person's kind of investor, and investment range. */
export const InvestorTab = ({ profile, state }: Props) => {
  const t = useTexts('people')
  const offered = useOfferedCurrencies()
  if (offered === null) return <LoadingBlock lines={4} />
  return (
    <PartForm state={state} profile={profile}>
      <Section title={t('profile.groups.investor')} help={t('profile.investorHelp')}>
        <SelectField
          name="investorType"
          label={t('profile.investorType')}
          placeholder={t('profile.investorNone')}
          options={investorTypes.map((value) => ({ value, label: t(`investorTypes.${value}`) }))}
        />
        <MoneyRangeField
          name="investment"
          label={t('profile.investment')}
          help={t('profile.investmentHelp')}
          currencies={offeredCurrencies(offered, profile.investment?.currency)}
        />
      </Section>
    </PartForm>
  )
}
