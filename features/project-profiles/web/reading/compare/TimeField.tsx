import { useId } from 'react'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Moment } from '../profile.types.ts'
import { beginning, now, type Time } from './chosen-times.ts'

type Props = { label: string; value: Time; moments: readonly Moment[]; onChange: (time: Time) => void }

/** Chooses one of the times of a profile. */
export const TimeField = ({ label, value, moments, onChange }: Props) => {
  const t = useTexts('project-profiles')
  const id = useId()
  return (
    <p className="compare-time">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={now}>{t('reading.now')}</option>
        {moments.map(({ at, by, changes }) => (
          <option key={at} value={at}>
            {[formatDateTime(at), by?.name, t('reading.changes', { count: changes })]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
        <option value={beginning}>{t('reading.beginning')}</option>
      </select>
    </p>
  )
}
