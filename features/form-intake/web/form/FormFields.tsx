import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { formKinds } from '../../domain/kinds.ts'

type Props = { tracks: readonly { id: number; name: string }[] | null }

/** Inputs for the settings of a form; the track can be chosen after the form was created. */
export const FormFields = ({ tracks }: Props) => {
  const t = useTexts('form-intake')
  return (
    <>
      <TextField name="name" label={t('form.name')} help={t('form.nameHelp')} autoFocus />
      <SelectField
        name="kind"
        label={t('form.kind')}
        help={t('form.kindHelp')}
        options={formKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {tracks ? (
        <SelectField
          name="trackId"
          label={t('form.track')}
          help={t('form.trackHelp')}
          placeholder={t('form.noTrack')}
          options={tracks.map(({ id: value, name: label }) => ({ value, label }))}
        />
      ) : null}
      <SelectField
        name="locale"
        label={t('form.locale')}
        options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <SwitchField name="active" label={t('form.active')} />
    </>
  )
}
