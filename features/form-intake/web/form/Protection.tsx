import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Mapping } from '../form.types.ts'

type Props = { mapping: Mapping; change: (part: Partial<Mapping>) => void }

/** Settings against bots and floods of submissions. */
export const Protection = ({ mapping: { honeypot, perMinute }, change }: Props) => {
  const t = useTexts('form-intake')
  const honeypotId = useId()
  const minuteId = useId()
  return (
    <div className="form-intake-part">
      <h3>{t('mapping.safety')}</h3>
      <div className="form-intake-line">
        <div className="field">
          <label htmlFor={honeypotId}>{t('mapping.honeypot')}</label>
          <input
            translate="no"
            id={honeypotId}
            className="control"
            value={honeypot}
            maxLength={200}
            aria-describedby={`${honeypotId}-help`}
            onChange={(event) => change({ honeypot: event.target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={minuteId}>{t('mapping.perMinute')}</label>
          <input
            translate="no"
            id={minuteId}
            className="control"
            type="number"
            min={1}
            max={600}
            value={perMinute}
            onChange={(event) =>
              change({ perMinute: Math.min(600, Math.max(1, event.target.valueAsNumber || 1)) })
            }
          />
        </div>
      </div>
      <p id={`${honeypotId}-help`} className="form-intake-hint">
        {t('mapping.honeypotHelp')}
      </p>
    </div>
  )
}
