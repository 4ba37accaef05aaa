import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { cls } from '#platform/web/work/cls.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, DragIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { useRowOrder } from '#platform/web/work/components/order/use-row-order.ts'
import type { RequestedField } from './use-requested-fields.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'

/** Modes of a requested field. */
const modes = ['optional', 'required', 'readOnly'] as const

const modeOf = ({ required, readOnly }: RequestedField): (typeof modes)[number] =>
  readOnly ? 'readOnly' : required ? 'required' : 'optional'

type Props = {
  field: RequestedField
  at: number
  order: ReturnType<typeof useRowOrder>
  editable: boolean
  isSaving: boolean
  /** Changes the field, or removes it (`null`). */
  change: (next: RequestedField | null) => void
}

/** One requested field: position, name, section and mode. */
export const FieldRow = ({ field, at, order, editable, isSaving, change }: Props) => {
  const t = useTexts('programmes')
  const name = wordsIn(field.name)
  const mode = modeOf(field)
  const drop = order.dropOf(at)
  return (
    <li className={cls('settings-row field-row', drop && `settings-drop-${drop}`)} {...order.row(at)}>
      {editable ? (
        <IconAction
          icon={DragIcon}
          label={t('settings.row.order', { name })}
          tip="side"
          {...order.handle(at, field.code)}
        />
      ) : null}
      <div className="settings-name">
        {name}
        <p>
          <span>{wordsIn(field.section)}</span>
          <span>
            {t(
              field.kind === 'PLAIN'
                ? `settings.fields.types.${field.type ?? 'STRING'}`
                : `settings.fields.kinds.${field.kind}`,
            )}
          </span>
          {field.available ? null : (
            <b>
              <WarningIcon /> {t('settings.fields.gone')}
            </b>
          )}
        </p>
      </div>
      {editable ? (
        <Select
          className="field-mode"
          aria-label={t('settings.fields.mode', { name })}
          value={mode}
          options={modes.map((one) => ({ value: one, label: t(`settings.fields.modes.${one}`) }))}
          disabled={isSaving}
          onChange={(one) => change({ ...field, required: one === 'required', readOnly: one === 'readOnly' })}
        />
      ) : (
        <span>{t(`settings.fields.modes.${mode}`)}</span>
      )}
      {editable ? (
        <IconAction
          icon={CloseIcon}
          label={t('settings.fields.remove', { name })}
          tip="end"
          disabled={isSaving}
          onClick={() => change(null)}
        />
      ) : null}
    </li>
  )
}
