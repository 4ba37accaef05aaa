import '#platform/web/work/components/drawer/drawer.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { createTrackTransfer, getTrackTransferChoices } from '../../contract/track-transfer.endpoints.ts'

type Choices = ResponseOf<typeof getTrackTransferChoices>
type Props = { trackId: number | null; onDone: () => void }

/** Explains why nothing can be offered yet, and what to do about it. */
const Nothing = ({ why }: { why: 'notAllowed' | 'noTargets' | 'noTracks' }) => {
  const t = useTexts('track-transfers')
  const link = why === 'noTracks' ? '/bch/view/accelerator-settings' : '/bch/view/accelerator-profile'
  return (
    <>
      <p className="drawer-text">{t(`offer.${why}`)}</p>
      <TextLink to={link}>{t(why === 'noTracks' ? 'offer.openTracks' : 'offer.openProfile')}</TextLink>
    </>
  )
}

const Fields = ({ choices, trackId, onDone }: Props & { choices: Choices }) => {
  const t = useTexts('track-transfers')
  const offer = useCommand(createTrackTransfer, {
    success: ({ partner }) => t('offer.done', { name: partner.name }),
  })
  const form = useProductForm({
    draft: 'offer-track',
    schema: createTrackTransfer.body,
    defaults: {
      trackId: choices.tracks.some(({ id }) => id === trackId) ? trackId : null,
      targetId: choices.targets.length === 1 ? choices.targets[0]!.id : null,
      message: '',
    },
    onSubmit: async (values) => {
      await offer.mutateAsync({ body: values })
      onDone()
    },
  })
  return (
    <Form form={form} submitLabel={t('offer.submit')} onCancel={onDone} guard={false}>
      <ComboboxField
        name="trackId"
        label={t('offer.track')}
        help={t('offer.trackHelp')}
        options={choices.tracks.map(({ id, name, programme }) => ({
          value: id,
          label: t('offer.trackOf', { track: name, programme }),
        }))}
      />
      <ComboboxField
        name="targetId"
        label={t('offer.target')}
        help={t('offer.targetHelp')}
        options={choices.targets.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField name="message" label={t('offer.message')} help={t('offer.messageHelp')} rows={4} />
    </Form>
  )
}

/** Form that offers a copy of a track to another accelerator. */
export const OfferForm = ({ trackId, onDone }: Props) => {
  const t = useTexts('track-transfers')
  const { data, error, refetch } = useCall(getTrackTransferChoices, {})
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock />
  if (!data.isAllowed) return <Nothing why="notAllowed" />
  if (data.targets.length === 0) return <Nothing why="noTargets" />
  if (data.tracks.length === 0) return <Nothing why="noTracks" />
  return (
    <>
      <p className="drawer-text">{t('offer.text')}</p>
      <Fields choices={data} trackId={trackId} onDone={onDone} />
    </>
  )
}
