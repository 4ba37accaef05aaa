import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import type { Field } from '../../domain/template.ts'
import type { Value } from '../../domain/values.ts'

/** How much of a longer text is used; the limit is the one the judge of values has. */
export const TextCount = ({ field, value }: { field: Field; value: Value }) => {
  const t = useTexts()
  if (field.type !== 'TEXT') return null
  const limit = Math.min(field.limits.maxLength ?? 4000, 4000)
  const text = typeof value === 'string' ? value : ''
  const used = field.rich ? [...text.replace(/<[^>]*>/g, '')].length : text.length
  return (
    <span className={cls('field-count tabular', used > limit && 'field-count-over')}>
      <span aria-hidden>{t('form.count', { used, limit })}</span>
      <span className="visually-hidden">{t('form.countSpoken', { used, count: limit })}</span>
    </span>
  )
}
