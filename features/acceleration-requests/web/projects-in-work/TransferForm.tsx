import './projects-in-work.css'
import '#platform/web/work/components/drawer/drawer.css'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { StartRows } from '#platform/web/work/actions/bulk/bulk-plan.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getReceivingTracks, transferProject } from '../../contract/request-access.endpoints.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { planTransfer } from './transfer-plan.ts'
import { TransferSummary } from './TransferSummary.tsx'

type Props = {
  rows: readonly ProjectInWork[]
  /** For selected rows: starts the run. A single row is sent by the form itself. */
  start?: StartRows<ProjectInWork>
}

const schema = z.object({ trackId: id(), reason: transferProject.body.shape.reason })

/** Selects the target track of projects, with a preview of those included, the effect on their work and those excluded. */
export const TransferForm = ({ rows, start }: Props) => {
  const t = useTexts('acceleration-requests')
  const query = useMemo(() => ({ requestIds: rows.map((row) => row.id) }), [rows])
  const { data, error, refetch } = useCall(getReceivingTracks, { query })
  // The track of the question: without a stream it accepts projects only after a confirmation (spec 8).
  const [askedOf, setAskedOf] = useState<number | null>(null)
  const trackOf = (trackId: unknown) => data?.tracks.find((track) => track.id === trackId)
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { trackId: null, reason: '' },
    onSubmit: async ({ trackId, reason }) => {
      const withoutStream = askedOf === trackId
      const send = (row: ProjectInWork) =>
        call(transferProject, {
          body: { requestId: row.id, fromTrackId: row.track.id, trackId, withoutStream, reason },
        })
      const track = trackOf(trackId)
      if (start) {
        if (track?.withoutStream && !withoutStream) return setAskedOf(trackId)
        const { going } = planTransfer(rows, data?.items ?? [], track)
        return start(send, (row) => going.includes(row))
      }
      const [row] = rows
      if (!row) return undefined
      try {
        await send(row)
      } catch (refused) {
        if (!hasCode(refused, 'NO_ACTIVE_STREAM_ON_RECEIVING_TRACK')) throw refused
        return setAskedOf(trackId)
      }
      notify({
        code: 200,
        text: t('inWork.transfer.done', { project: row.project.name, track: track?.name }),
      })
      closeDrawer()
      return undefined
    },
  })
  const chosen = form.form.watch('trackId') as number | null
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock />
  const own = rows.length === 1 ? rows[0]?.track.id : undefined
  const options = data.tracks
    .filter((track) => track.id !== own)
    .map((track) => ({
      value: track.id,
      label: track.name,
      hint: `${track.programme.name} · ${t('inWork.transfer.tasks', { count: track.tasksTotal })}`,
    }))
  if (options.length === 0) return <p className="drawer-text">{t('inWork.transfer.noTracks')}</p>
  const track = trackOf(chosen)
  const plan = planTransfer(rows, data.items, track)
  const asks = askedOf !== null && askedOf === chosen
  return (
    <Form
      form={form}
      submitLabel={
        asks ? t('inWork.transfer.anyway') : t('inWork.transfer.submit', { count: plan.going.length })
      }
      onCancel={cancelDrawer}
      guard={false}
    >
      <ComboboxField
        name="trackId"
        label={t('inWork.transfer.track')}
        help={t('inWork.transfer.trackHelp')}
        options={options}
      />
      <TransferSummary plan={plan} track={track} />
      <TextField
        name="reason"
        label={t('inWork.transfer.reason')}
        help={t('inWork.transfer.reasonHelp')}
        rows={2}
      />
      {asks ? (
        <Notice tone="rejected" icon={WarningIcon} role="status" title={t('inWork.transfer.noStreamTitle')}>
          {t('inWork.transfer.noStream', { track: track?.name })}
        </Notice>
      ) : null}
    </Form>
  )
}
