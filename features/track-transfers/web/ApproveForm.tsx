import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { approveTrackTransfer, getTrackTransfer } from '../contract/track-transfer.endpoints.ts'
import type { TrackTransferRow } from './track-transfer.types.ts'

const schema = z.object({ programmeId: z.int('REQUIRED') })

/** Form that chooses the programme for the copy. */
export const ApproveForm = ({ request }: { request: TrackTransferRow }) => {
  const t = useTexts('track-transfers')
  const go = useGo()
  const details = useCall(getTrackTransfer, {
    query: { requestId: String(request.id), direction: 'incoming' },
  })
  const approve = useCommand(approveTrackTransfer)
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { programmeId: null },
    onSubmit: async ({ programmeId }) => {
      const { madeTrackId } = await approve.mutateAsync({ body: { requestId: request.id, programmeId } })
      notify({ code: 200, text: t('approve.done', { name: request.trackName }) })
      closeDrawer()
      if (madeTrackId !== null) go(linkTo('/bch/view/accelerator-settings/track', { trackId: madeTrackId }))
    },
  })
  if (details.error) return <ErrorState error={details.error} retry={() => void details.refetch()} />
  if (!details.data) return <LoadingBlock />
  const { programmes } = details.data
  if (programmes.length === 0)
    return (
      <>
        <p className="drawer-text">{t('approve.noProgramme')}</p>
        <TextLink to="/bch/view/accelerator-settings/program">{t('approve.newProgramme')}</TextLink>
      </>
    )
  return (
    <>
      <p className="drawer-text">{t('approve.text', { accelerator: request.partner.name })}</p>
      <Form form={form} submitLabel={t('approve.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="programmeId"
          label={t('approve.programme')}
          help={t('approve.programmeHelp')}
          options={programmes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form>
    </>
  )
}
