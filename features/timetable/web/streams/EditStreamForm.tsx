import { notFound } from '#platform/domain/product-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { editStream, getTrackTimetable } from '../../contract/timetable.endpoints.ts'
import type { Stream } from '../timetable.types.ts'
import { StreamFields } from './StreamFields.tsx'
import { isOver } from '../../domain/phases.ts'

const schema = editStream.body.omit({ id: true })

const valuesOf = ({ name, from, to, version }: Stream) => ({ name, from, to, version })

/** Refetches the stream; reports if it was deleted. */
const readNow = async ({ id, tracks: [track] }: Stream): Promise<Stream> => {
  if (!track) throw notFound()
  const { streams } = await call(getTrackTimetable, { query: { trackId: String(track.id) } })
  const found = streams.find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

/**
 * Renames a stream or changes its days, in the drawer; conflicts with another person's changes are shown, never
 * overwritten.
 */
export const EditStreamForm = ({ stream }: { stream: Stream }) => {
  const t = useTexts('timetable')
  const edit = useCommand(editStream, { success: ({ name }) => t('form.saved', { name }) })
  const state = useVersionedForm({
    draft: `stream:${stream.id}`,
    schema,
    saved: valuesOf(stream),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: stream.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await readNow(stream)),
  })
  const shown = (name: string, value: unknown): string =>
    typeof value !== 'string' ? '' : name === 'name' ? value : formatDate(value)
  return (
    <Form form={state.form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict state={state} label={(name) => t(`form.${name}`)} shown={shown} />
      <StreamFields isOver={isOver(stream)} tracks={stream.tracks} />
    </Form>
  )
}
