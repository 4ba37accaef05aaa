import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswering } from '#platform/web/public/use-answering.ts'

const dayLength = 86_400_000

/** How long an instant is ahead: only in the browser, because a page that the server drew may be minutes old. */
export const DaysLeft = ({ at }: { at: string }) => {
  const t = useTexts('open-tasks')
  const isInBrowser = useAnswering()
  const [now] = useState(() => Date.now())
  const ahead = Date.parse(at) - now
  if (!isInBrowser || ahead <= 0) return null
  const count = Math.floor(ahead / dayLength)
  return <>, {count < 1 ? t('public.lastDay') : t('public.left', { count })}</>
}
