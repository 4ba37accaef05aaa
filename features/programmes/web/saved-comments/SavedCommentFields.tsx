import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useSettingsTree } from '../settings/settings.queries.ts'
import type { SavedComment } from './saved-comment.types.ts'
import { isArchived } from '../../domain/phases.ts'

/** Fields of a saved comment. Its task remains selectable even if archived. */
export const SavedCommentFields = ({ about = null }: { about?: SavedComment['trackpoint'] }) => {
  const t = useTexts('programmes')
  const programmes = useSettingsTree().data?.programmes ?? []
  const options = programmes.flatMap((programme) =>
    programme.tracks.flatMap((track) =>
      track.trackpoints
        .filter((trackpoint) => !isArchived(trackpoint))
        .map(({ id, name }) => ({
          value: id,
          label: name,
          hint: t('settings.copy.option', { programme: programme.name, track: track.name }),
        })),
    ),
  )
  const known = about && [{ value: about.id, label: about.name, hint: about.track.name }]
  return (
    <>
      <TextField name="title" label={t('savedComments.name')} help={t('savedComments.titleHelp')} autoFocus />
      <TextField name="body" label={t('savedComments.body')} help={t('savedComments.bodyHelp')} rows={6} />
      <ComboboxField
        name="trackpointId"
        label={t('savedComments.about')}
        help={t('savedComments.aboutHelp')}
        placeholder={t('savedComments.any')}
        options={options}
        {...(known ? { chosen: known } : {})}
      />
    </>
  )
}
