import { useId } from 'react'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Moment } from '../profile.types.ts'
import { beginning, now, type Time } from './chosen-times.ts'

type Props = { label: string; value: Time; moments: readonly Moment[]; onChange: (time: Time) => void }

/** Select of a profile's time. */
export const TimeField = ({ label, value, moments, onChange }: Props) => {
  const t = useTexts('project-profiles')
  const id = useId()
  return (
    <p className="compare-time">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={[
          { value: now, label: t('reading.now') },
          ...moments.map(({ at, by, changes }) => ({
            value: at,
            label: [formatDateTime(at), by?.name, t('reading.changes', { count: changes })]
              .filter(Boolean)
              .join(' · '),
          })),
          { value: beginning, label: t('reading.beginning') },
        ]}
        onChange={onChange}
      />
    </p>
  )
}
