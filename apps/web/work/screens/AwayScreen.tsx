import { lazy, Suspense, useState } from 'react'
import { screens } from '../screens.ts'
import { AwayPage } from './AwayPage.tsx'

/** Shown if the portal is unavailable at startup; a screen may have its own content for it. */
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
