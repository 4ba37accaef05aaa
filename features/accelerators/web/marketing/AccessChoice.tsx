import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { marketingAccess, type MarketingAccess } from '../../domain/states.ts'

type Props = { value: MarketingAccess; onChange: (value: MarketingAccess) => void }

/** For whom the files are that are about to be added. */
export const AccessChoice = ({ value, onChange }: Props) => {
  const t = useTexts('accelerators')
  const name = useId()
  return (
    <fieldset className="marketing-access">
      <legend>{t('marketing.uploadAccess')}</legend>
      {marketingAccess.map((access) => (
        <label key={access}>
          <input type="radio" name={name} checked={access === value} onChange={() => onChange(access)} />
          <span>
            {t(`marketing.accesses.${access}`)}
            <small>{t(`marketing.accessHelp.${access}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
