import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { editHeldEvent, getHeldEvent } from '../../contract/event.endpoints.ts'
import { heldEventForm } from '../../contract/event.schemas.ts'
import type { HeldEventPage } from '../event.types.ts'
import { EventFields } from './EventFields.tsx'
import { WhoIsNotified } from './WhoIsNotified.tsx'

const valuesOf = (event: HeldEventPage) => ({
  version: event.version,
  name: event.name,
  kind: event.kind,
  description: event.description,
  ...event.local,
  timeZone: event.timeZone,
  place: event.place,
  link: event.link,
  capacity: event.capacity,
  answerHours: event.answerHours,
  isPublic: event.isPublic,
  takesGuests: event.takesGuests,
  agenda: event.agenda,
})

const Fields = ({ event }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const edit = useCommand(editHeldEvent, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `event:${event.id}`,
    schema: heldEventForm,
    saved: valuesOf(event),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: event.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getHeldEvent, { query: { eventId: String(event.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) => t(`fields.${name}`)}
        shown={(_name, value) =>
          Array.isArray(value) ? String(value.length) : typeof value === 'object' ? '' : String(value ?? '')
        }
      />
      <EventFields />
      <WhoIsNotified event={event} />
    </Form>
  )
}

/** Form in the drawer that edits an event; participants are notified of a new time or place. */
export const EditEvent = ({ id }: { id: number }) => {
  const { data, error, refetch } = useCall(getHeldEvent, { query: { eventId: String(id) } })
  if (data) return <Fields event={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
}
