import { lazy, Suspense, useState } from 'react'
import { screens } from '../screens.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { GlobeIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'

/** Shown while the portal or its database is unavailable; the page starts by itself when it is back. */
const AwayPage = () => {
  const t = useTexts()
  return (
    <main className="lone-page">
      <h1 className="visually-hidden">{t('page.awayTitle')}</h1>
      <PageState alert icon={GlobeIcon} title={t('page.awayTitle')} text={t('page.awayHelp')} />
    </main>
  )
}

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
