import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField, TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Weekday, in a row of several fields. */
const WeekdayInput = ({ field, label }: { field: Field; label: string }) => {
  const t = useTexts('mentoring')
  return (
    <FieldFrame field={field} label={label}>
      <Select
        id={field.id}
        value={field.value as number}
        options={weekdays.map((day) => ({ value: day, label: t(`weekdays.day${day}`) }))}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onChange={field.onChange}
      />
    </FieldFrame>
  )
}

const noRule = { weekday: 1, from: '', to: '' }

/** Fields of office hours. */
export const HoursFields = () => {
  const t = useTexts('mentoring')
  return (
    <>
      <TextField name="topics" label={t('fields.topics')} help={t('fields.topicsHelp')} rows={3} />
      <FieldGroup title={t('fields.rules')}>
        <RepeatedField<{ weekday: number; from: string; to: string }>
          name="rules"
          empty={noRule}
          addLabel={t('fields.addRule')}
          removeLabel={(number) => t('fields.removeRule', { number })}
        >
          {(_rule, number, input) => (
            <>
              <WeekdayInput field={input('weekday')} label={t('fields.weekday', { number })} />
              <TextInput field={input('from')} label={t('fields.from')} placeholder="10:00" />
              <TextInput field={input('to')} label={t('fields.to')} placeholder="13:00" />
            </>
          )}
        </RepeatedField>
        <ComboboxField name="timeZone" label={t('fields.timeZone')} options={zoneOptions()} />
      </FieldGroup>
      <FieldGroup title={t('fields.meeting')}>
        <div className="form-row">
          <NumberField name="slotMinutes" label={t('fields.slotMinutes')} />
          <NumberField name="bufferMinutes" label={t('fields.bufferMinutes')} />
        </div>
        <div className="form-row">
          <NumberField name="aheadDays" label={t('fields.aheadDays')} />
          <NumberField name="noticeHours" label={t('fields.noticeHours')} help={t('fields.noticeHelp')} />
        </div>
        <div className="form-row">
          <NumberField name="teamLimit" label={t('fields.teamLimit')} />
          <NumberField
            name="programmeLimit"
            label={t('fields.programmeLimit')}
            help={t('fields.programmeLimitHelp')}
          />
        </div>
        <NumberField name="mostInRow" label={t('fields.mostInRow')} help={t('fields.mostInRowHelp')} />
        <NumberField name="mostTeams" label={t('fields.mostTeams')} help={t('fields.mostTeamsHelp')} />
        <TextField name="place" label={t('fields.place')} />
        <TextField name="link" label={t('fields.link')} placeholder="https://" />
        <SwitchField name="isOpen" label={t('fields.isOpen')} help={t('fields.isOpenHelp')} />
      </FieldGroup>
    </>
  )
}
