import { useState } from 'react'
import { instantDistance } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswering } from '#platform/web/public/use-answering.ts'

/**
 * How long an instant is ahead, counted as every deadline is: only in the browser, because a page that the server drew
 * may be minutes old.
 */
export const DaysLeft = ({ at }: { at: string }) => {
  const t = useTexts('open-tasks')
  const isInBrowser = useAnswering()
  const [now] = useState(() => Date.now())
  if (!isInBrowser || Date.parse(at) <= now) return null
  const { unit, count } = instantDistance(Date.parse(at), now, ownTimeZone())
  return <>, {unit === 'day' ? t('public.left', { count }) : t('public.lastDay')}</>
}
