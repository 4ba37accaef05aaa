import './expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'

/** How many messages about a job wait to be read; nothing without any. */
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
