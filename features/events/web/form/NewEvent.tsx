import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createHeldEvent } from '../../contract/event.endpoints.ts'
import { EventFields } from './EventFields.tsx'

/** A week ahead as a realistic default. */
const weekAhead = (): string => dayIn(ownTimeZone(), Date.now() + 7 * 86_400_000)

/** Form in the drawer that creates an event as a draft. */
export const NewEvent = ({ acceleratorId }: { acceleratorId: number | null }) => {
  const t = useTexts('events')
  const go = useGo()
  const [day] = useState(weekAhead)
  const create = useCommand(createHeldEvent, { success: t('form.created') })
  const form = useProductForm({
    draft: 'event:new',
    schema: createHeldEvent.body,
    defaults: {
      acceleratorId,
      name: '',
      kind: 'MEETING' as const,
      description: '',
      day,
      start: '',
      endDay: day,
      end: '',
      timeZone: ownKnownZone(),
      place: '',
      link: '',
      capacity: null,
      answerHours: 24,
      isPublic: false,
      takesGuests: false,
      agenda: [],
    },
    onSubmit: async (body) => {
      const { id } = await create.mutateAsync({ body })
      closeDrawer()
      go(linkTo('/bch/view/event', { eventId: id }))
    },
  })
  return (
    <Form form={form} submitLabel={t('form.create')} onCancel={cancelDrawer} guard={false}>
      <EventFields />
    </Form>
  )
}
