import { lazy, Suspense, useState } from 'react'
import { screens } from '../screens.ts'
import { AwayPage } from './AwayPage.tsx'

/** What is shown while the portal is unavailable at the start: a screen may have something of its own. */
export const AwayScreen = () => {
  const [Own] = useState(() => {
    const away = screens.find(({ path }) => path === location.pathname)?.away
    return away ? lazy(async () => ({ default: await away() })) : null
  })
  return Own ? (
    <Suspense>
      <Own otherwise={<AwayPage />} />
    </Suspense>
  ) : (
    <AwayPage />
  )
}
