import { useId } from 'react'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { marketingAccess, type MarketingAccess } from '../../domain/states.ts'

type Props = { value: MarketingAccess; onChange: (value: MarketingAccess) => void }

/** Access of the files to be added. */
export const AccessChoice = ({ value, onChange }: Props) => {
  const t = useTexts('accelerators')
  const name = useId()
  return (
    <Choices legend={t('marketing.uploadAccess')} layout="columns">
      {marketingAccess.map((access) => (
        <Choice
          key={access}
          type="radio"
          name={name}
          checked={access === value}
          label={t(`marketing.accesses.${access}`)}
          help={t(`marketing.accessHelp.${access}`)}
          onChange={() => onChange(access)}
        />
      ))}
    </Choices>
  )
}
