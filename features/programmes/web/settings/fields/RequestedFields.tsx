import './fields.css'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { isLocked } from '../../../domain/edit-locks.rules.ts'
import { Hint } from '../Hint.tsx'
import { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { FieldRow } from './FieldRow.tsx'
import { useRequestedFields, type RequestedField, type Asker } from './use-requested-fields.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'

const rowOf = ({ code, name }: RequestedField) => ({ key: code, name: wordsIn(name) })

/** Requested profile fields of a task or an application form: selection, mode and order; saved automatically. */
export const RequestedFields = ({ asker }: { asker: Asker }) => {
  const t = useTexts('programmes')
  const { data, error, refetch, change, savedAt, isSaving } = useRequestedFields(asker)
  const fields = data?.fields ?? []
  const isEditable = data?.editable === true && !isLocked('trackpoint', 'fields', data.startedTasks ?? 0)
  const order = useRowOrder(fields, rowOf, (next) => void change(next))
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={3} />
  const choose = () =>
    openDrawer({
      title: t('settings.fields.choose'),
      body: <FieldChoice asker={asker} />,
    })
  return (
    <section className="trackpoint-fields" aria-labelledby="trackpoint-fields-title">
      <div className="trackpoint-fields-head">
        <h2 id="trackpoint-fields-title">
          {t(asker.kind === 'track' ? 'settings.fields.ofTrack.title' : 'settings.fields.title')}
          {fields.length > 0 ? <small className="tabular">{fields.length}</small> : null}
        </h2>
        <span role="status" className="trackpoint-fields-saved">
          {savedAt && !isSaving ? t('settings.form.saved', { time: formatTime(savedAt) }) : null}
        </span>
        {isEditable ? (
          <Button size="small" startIcon={<AddIcon />} onClick={choose}>
            {t('settings.fields.choose')}
          </Button>
        ) : null}
      </div>
      <Hint>
        {data.editable && !isEditable
          ? t('settings.fields.started', { count: data.startedTasks ?? 0 })
          : t(asker.kind === 'track' ? 'settings.fields.ofTrack.text' : 'settings.fields.text')}
      </Hint>
      {fields.length === 0 ? (
        <p className="trackpoint-fields-none">
          {t(asker.kind === 'track' ? 'settings.fields.ofTrack.none' : 'settings.fields.none')}
        </p>
      ) : (
        <ol className="settings-list">
          {fields.map((field, at) => (
            <FieldRow
              key={field.code}
              field={field}
              at={at}
              order={order}
              editable={isEditable}
              isSaving={isSaving}
              change={(next) =>
                void change(fields.flatMap((one) => (one.code === field.code ? (next ?? []) : one)))
              }
            />
          ))}
        </ol>
      )}
      <span className="visually-hidden" role="status">
        {order.announcement}
      </span>
    </section>
  )
}
