import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createStream } from '../../contract/timetable.endpoints.ts'
import type { StreamPlan } from '../../domain/next-stream.rules.ts'
import { StreamFields } from './StreamFields.tsx'

type Props = {
  trackId: number
  /** The proposed next stream. */
  plan: StreamPlan | null
  tracks: readonly { name: string }[]
}

/** Plans a stream, in the drawer. */
export const NewStreamForm = ({ trackId, plan, tracks }: Props) => {
  const t = useTexts('timetable')
  const create = useCommand(createStream, { success: ({ name }) => t('form.created', { name }) })
  const form = useProductForm({
    draft: null,
    schema: createStream.body,
    defaults: { trackId, name: plan?.name ?? '', from: plan?.from ?? null, to: plan?.to ?? null },
    onSubmit: async (values) => {
      await create.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('form.create')} onCancel={cancelDrawer} guard={false}>
      <StreamFields
        tracks={tracks}
        help={plan ? <p className="timetable-note">{t('form.suggested')}</p> : null}
      />
    </Form>
  )
}
