import './template.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PlainElement } from '../../../fields/domain/tree.ts'

/** How a criterion counts, if different from the default. */
export const CriterionNote = ({
  criterion: { type, weight = 1, independent },
}: {
  criterion: PlainElement
}) => {
  const t = useTexts('expertise')
  if (type !== 'SCALE' || (weight === 1 && !independent)) return null
  return (
    <small className="review-criterion">
      {independent ? t('template.independent') : t('template.weight', { weight })}
    </small>
  )
}
