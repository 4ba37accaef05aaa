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
import { moveMeeting } from '../../contract/meeting.endpoints.ts'
import type { MentorMeeting } from '../mentoring.types.ts'
import { NearestHours } from './NearestHours.tsx'
import { useSlots } from './use-slots.ts'

const schema = moveMeeting.body.omit({ id: true })

/** Form that moves a meeting to another free slot of its mentor. */
export const MoveForm = ({ meeting }: { meeting: MentorMeeting }) => {
  const t = useTexts('mentoring')
  const { options, error, refetch } = useSlots(meeting.hoursId)
  const move = useCommand(moveMeeting, { success: t('move.done') })
  // The hour that somebody else took while the form was open.
  const [lost, setLost] = useState<string | null>(null)
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { startsAt: '', reason: '' },
    onSubmit: async (values) => {
      try {
        await move.mutateAsync({ body: { ...values, id: meeting.id } })
      } catch (failure) {
        if (hasCode(failure, 'SLOT_TAKEN')) setLost(values.startsAt)
        void refetch()
        throw failure
      }
      closeDrawer()
    },
  })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!options) return <LoadingBlock lines={3} />
  if (options.length === 0) return <p className="drawer-text">{t('book.nothing')}</p>
  return (
    <Form form={form} submitLabel={t('move.submit')} onCancel={cancelDrawer} guard={false}>
      <SelectField name="startsAt" label={t('fields.startsAt')} options={options} />
      {lost ? <NearestHours wanted={lost} options={options} /> : null}
      <TextField name="reason" label={t('move.reason')} help={t('move.reasonHelp')} rows={3} />
    </Form>
  )
}
