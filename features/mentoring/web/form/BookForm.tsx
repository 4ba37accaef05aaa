import '#platform/web/work/components/drawer/drawer.css'
import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { bookMeeting } from '../../contract/meeting.endpoints.ts'
import type { MentorHours } from '../mentoring.types.ts'
import { NearestHours } from './NearestHours.tsx'
import { useSlots } from './use-slots.ts'

type Named = { id: number; name: string }

const schema = bookMeeting.body.omit({ hoursId: true })

/** Form that books a free slot; if it was taken in the meantime, offers the remaining ones. */
export const BookForm = ({ hours, leads }: { hours: MentorHours; leads: readonly Named[] }) => {
  const t = useTexts('mentoring')
  const { options, error, refetch } = useSlots(hours.id)
  const book = useCommand(bookMeeting, { success: t('book.done', { mentor: hours.mentor.name }) })
  // The hour that somebody else took while the form was open.
  const [lost, setLost] = useState<string | null>(null)
  const form = useProductForm({
    draft: `meeting:${hours.id}`,
    schema,
    defaults: { projectId: leads.length === 1 ? leads[0]!.id : null, startsAt: '', topic: '' },
    onSubmit: async (values) => {
      try {
        await book.mutateAsync({ body: { ...values, hoursId: hours.id } })
      } catch (failure) {
        if (hasCode(failure, 'SLOT_TAKEN')) setLost(values.startsAt)
        void refetch()
        throw failure
      }
      closeDrawer()
    },
  })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!options) return <LoadingBlock lines={4} />
  if (options.length === 0) return <p className="drawer-text">{t('book.nothing')}</p>
  return (
    <Form form={form} submitLabel={t('book.submit')} onCancel={cancelDrawer} guard={false}>
      <SelectField
        name="projectId"
        label={t('fields.project')}
        options={leads.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField name="startsAt" label={t('fields.startsAt')} options={options} />
      {lost ? <NearestHours wanted={lost} options={options} /> : null}
      <TextField name="topic" label={t('fields.topic')} help={t('fields.topicHelp')} rows={4} />
    </Form>
  )
}
