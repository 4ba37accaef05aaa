import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { zoneOptions } from '#platform/web/i18n/zone-options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { NumberField, NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField, TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { eventKinds } from '../../domain/states.ts'

const noPitch = { title: '', minutes: 10 }

/** Fields of an event. */
export const EventFields = () => {
  const t = useTexts('events')
  return (
    <>
      <TextField name="name" label={t('fields.name')} autoFocus />
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={eventKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <TextField name="description" label={t('fields.description')} rows={4} />
      <FieldGroup title={t('fields.when')}>
        <div className="form-row">
          <DateField name="day" label={t('fields.day')} />
          <TextField name="start" label={t('fields.start')} placeholder="18:00" />
        </div>
        <div className="form-row">
          <DateField name="endDay" label={t('fields.endDay')} />
          <TextField name="end" label={t('fields.end')} placeholder="20:00" />
        </div>
        <ComboboxField name="timeZone" label={t('fields.timeZone')} options={zoneOptions()} />
      </FieldGroup>
      <FieldGroup title={t('fields.where')}>
        <TextField name="place" label={t('fields.place')} />
        <TextField name="link" label={t('fields.link')} help={t('fields.linkHelp')} placeholder="https://" />
      </FieldGroup>
      <FieldGroup title={t('fields.who')}>
        <div className="form-row">
          <NumberField name="capacity" label={t('fields.capacity')} help={t('fields.capacityHelp')} />
          <NumberField
            name="answerHours"
            label={t('fields.answerHours')}
            help={t('fields.answerHoursHelp')}
          />
        </div>
        <SwitchField name="isPublic" label={t('fields.isPublic')} help={t('fields.isPublicHelp')} />
        <SwitchField name="takesGuests" label={t('fields.takesGuests')} help={t('fields.takesGuestsHelp')} />
      </FieldGroup>
      <FieldGroup title={t('fields.agenda')}>
        <RepeatedField<{ title: string; minutes: number }>
          name="agenda"
          empty={noPitch}
          addLabel={t('fields.addPitch')}
          removeLabel={(number) => t('fields.removePitch', { number })}
        >
          {(_pitch, number, input) => (
            <>
              <TextInput field={input('title')} label={t('fields.pitch', { number })} />
              <NumberInput field={input('minutes')} label={t('fields.minutes')} />
            </>
          )}
        </RepeatedField>
      </FieldGroup>
    </>
  )
}
