import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import type { CodeShape } from '../../domain/code-shapes.rules.ts'
import type { Holder } from '../../../fields/domain/conditions.rules.ts'
import {
  columnTypes,
  dataTypes,
  type ColumnType,
  type DataType,
} from '../../../fields/domain/element-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { CodeField } from './CodeField.tsx'
import { FromCatalogue } from './FromCatalogue.tsx'
import { refuseTakenCode } from './new-code.ts'
import { newFieldSchema, type NewField } from './new-field.ts'

export type NewFieldFormProps = {
  of: Holder
  templateId: number
  taken: ReadonlySet<string>
  onDone: (field: NewField) => void
  /** Called with a ready field of the catalogue, to be inserted unchanged. */
  onTake: (field: Field) => void
}

/** Types of columns that users do not fill in: calculated ones are numbers, predefined ones texts. */
const typeOf: Partial<Record<ColumnType, NewField['type']>> = { CALCULATE: 'NUMBER', INFO: 'STRING' }

const shapeIn = ({ kind, code }: Holder, type: DataType): CodeShape => ({
  kind: kind === 'GROUP' ? 'FIELD' : 'COLUMN',
  type,
  inside: code,
})

/** Form of a new field or column; its type and code are permanent. */
export const NewFieldForm = ({ of, templateId, taken, onDone, onTake }: NewFieldFormProps) => {
  const t = useTexts('profile-templates')
  const schema = useMemo(() => newFieldSchema(taken), [taken])
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { columnType: 'FILL', type: 'STRING', name: { ru: '', en: '' }, code: '' },
    onSubmit: async (given) => {
      const made = { ...given, type: typeOf[given.columnType] ?? given.type }
      await refuseTakenCode(made.code, shapeIn(of, made.type))
      onDone(made)
      closeDrawer()
    },
  })
  const [columnType, type] = form.form.watch(['columnType', 'type']) as [ColumnType, DataType]
  const shape = shapeIn(of, typeOf[columnType] ?? type)
  return (
    <>
      <Form form={form} submitLabel={t('actions.add')} onCancel={cancelDrawer} guard={false}>
        <TextField name="name.ru" label={t('builder.words.nameRu')} autoFocus />
        <TextField name="name.en" label={t('builder.words.nameEn')} />
        {of.kind === 'TABLE' ? (
          <SelectField
            name="columnType"
            label={t('builder.table.columnType')}
            help={t(`builder.columnTypesHelp.${columnType}`)}
            options={columnTypes.map((value) => ({ value, label: t(`builder.columnTypes.${value}`) }))}
          />
        ) : null}
        {typeOf[columnType] ? null : (
          <SelectField
            name="type"
            label={t('builder.element.type')}
            help={t('builder.element.typeFixed')}
            options={dataTypes.map((value) => ({ value, label: t(`builder.types.${value}`) }))}
          />
        )}
        <CodeField taken={taken} templateId={templateId} shape={shape} />
      </Form>
      <FromCatalogue
        templateId={templateId}
        taken={taken}
        shapeOf={(one) => shapeIn(of, one)}
        onTake={(field) => {
          onTake(field)
          closeDrawer()
        }}
      />
    </>
  )
}
