import './expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'

/** Number of unread messages about a job; renders null for 0. */
export const UnreadMessages = ({ count }: { count: number }) => {
  const t = useTexts('expertise')
  if (count === 0) return null
  return (
    <small className="expertise-unread">
      <CommentIcon />
      {t('unread', { count })}
    </small>
  )
}
