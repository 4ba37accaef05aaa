import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { maxLengthOf } from '../../../fields/domain/limits.rules.ts'
import { lengthOf } from '../../../fields/domain/text.rules.ts'
import type { Value } from '../../../fields/domain/values.ts'

/** Fraction of the default line limit from which the counter is shown. */
const near = 0.8

/** Used length of a text: for a line if it has its own limit, or approaches the default one. */
export const TextCount = ({ field, value }: { field: Field; value: Value }) => {
  const t = useTexts()
  const { words, isRunningText = false } = fieldTypes[field.type]
  if (!words) return null
  const limit = maxLengthOf(field)
  const text = typeof value === 'string' ? value : ''
  const isShown = isRunningText || field.limits.maxLength !== undefined || text.length > limit * near
  if (!isShown) return null
  const used = lengthOf(field, text)
  return (
    <span className={cls('field-count tabular', used > limit && 'field-count-over')}>
      <span aria-hidden>{t('form.count', { used, limit })}</span>
      <span className="visually-hidden">{t('form.countSpoken', { used, count: limit })}</span>
    </span>
  )
}
