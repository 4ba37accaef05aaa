import { useState } from 'react'
import { z } from 'zod'
import { text } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { itemFormats, type ItemFormat, type ItemPicture } from '../../domain/formats.rules.ts'
import type { Item } from '../showcase.types.ts'
import { PictureOfItem } from './PictureOfItem.tsx'

type Look = Pick<Item, 'label' | 'format' | 'picture'>

type Props = { templateId: number; item: Item; save: (look: Look) => void }

/** Kind of an element for the names of formats: numbers and days have different ones. */
const kindOf = ({ kind, type }: Pick<Item, 'kind' | 'type'>): string => {
  if (kind !== 'PLAIN') return 'rows'
  const measure = type && fieldTypes[type].measure
  if (!type || measure === 'MONEY' || measure === 'NUMBER') return 'number'
  return type.toLowerCase()
}

const schema = z.strictObject({ ru: text(200), en: text(200), format: z.enum(itemFormats) })

/** Display settings of an element: label, format and picture. In the drawer. */
export const ItemLook = ({ templateId, item, save }: Props) => {
  const t = useTexts('showcases')
  const [picture, setPicture] = useState<ItemPicture | undefined>(item.picture)
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { ...item.label, format: item.format ?? ('FULL' satisfies ItemFormat) },
    onSubmit: async ({ format, ...label }) => {
      save({ label, format: format === 'FULL' ? undefined : format, picture })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('settings.save')} onCancel={cancelDrawer} guard={false}>
      <p className="showcase-hint">{t('item.labelHelp', { name: wordsIn(item.name) })}</p>
      <TextField name="ru" label={t('item.labelRu')} autoFocus />
      <TextField name="en" label={t('item.labelEn')} />
      {item.formats.length > 1 ? (
        <SelectField
          name="format"
          label={t('item.format')}
          options={item.formats.map((value) => ({ value, label: t(`formats.${kindOf(item)}.${value}`) }))}
        />
      ) : null}
      <PictureOfItem templateId={templateId} picture={picture} choose={setPicture} />
    </Form>
  )
}
