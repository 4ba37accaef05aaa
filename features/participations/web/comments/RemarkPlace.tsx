import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { remarkPlaceName } from '../fields/place-words.ts'
import type { Task } from '../work.types.ts'

type Remark = NonNullable<Task['comments'][number]['remark']>

/** The field of a review comment, as a link. */
export const RemarkPlace = ({ remark }: { remark: Remark }) => {
  const t = useTexts('participations')
  const named = remarkPlaceName(remark)
  if (named === null) return <p className="comment-place">{t('remarks.placeGone')}</p>
  return (
    <p className="comment-place">
      <Button
        size="small"
        variant="text"
        aria-label={t('remarks.goTo', { name: named })}
        onClick={() => goToPlace(...placesOf(remark.place))}
      >
        {named}
      </Button>
    </p>
  )
}
