import './user-reports.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { chooseTrackpointTemplate, getTrackpointTemplate } from '../contract/task-template.endpoints.ts'

/** Choice of the report by template of a trackpoint; hidden while the accelerator has no reports. */
export const TrackpointTemplate = ({ id: trackpointId }: { id: number }) => {
  const t = useTexts('user-reports')
  const field = useId()
  const { data } = useCall(getTrackpointTemplate, { query: { trackpointId: String(trackpointId) } })
  const choose = useCommand(chooseTrackpointTemplate)
  if (!data || data.offered.length === 0) return null
  const save = (userReportId: number | null) =>
    void choose
      .mutateAsync({ body: { trackpointId, userReportId } })
      .then(() => notify({ code: 200, text: t('trackpoint.saved') }))
      .catch(notifyError)
  return (
    <section className="user-reports-trackpoint" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{t('trackpoint.title')}</h2>
      <p>{t('trackpoint.help')}</p>
      {data.editable ? (
        <label htmlFor={field}>
          {t('trackpoint.field')}
          <Select
            id={field}
            value={data.report?.id}
            options={data.offered.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={t('trackpoint.none')}
            onChange={save}
            onEmpty={() => save(null)}
          />
        </label>
      ) : (
        <p>{data.report?.name ?? t('trackpoint.none')}</p>
      )}
    </section>
  )
}
