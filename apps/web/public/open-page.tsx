import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { brandOf } from '#platform/domain/brands.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { getUpdateBanner } from '../../../features/announcements/contract/maintenance.endpoints.ts'
import { getSettings } from '../../../features/administration/contract/system.endpoints.ts'
import type { PageContext, PublicContext } from '#platform/web/public/page-context.ts'
import { UnknownPage, type PageFrame, type ScreenProps } from '#platform/web/public/page.ts'
import { pageOf } from './pages.ts'

/** Name, brand and company of the portal. */
export type Settings = z.output<typeof getSettings.response>

/** A loaded page with all its data. */
export type OpenedPage = {
  known: boolean
  settings: Settings
  /** Announced or current maintenance. */
  maintenance: ResponseOf<typeof getUpdateBanner> | null
  title: string
  meta: PageMeta | undefined
  /** Set if the page is in another site's frame. */
  frame: PageFrame | undefined
  year: number
  content: ReactNode
}

type Opened = Pick<OpenedPage, 'known' | 'meta' | 'frame' | 'content'>

const open = async (context: PageContext, url: URL): Promise<Opened> => {
  const found = pageOf(url.pathname)
  try {
    if (!found) throw new UnknownPage()
    const { data, Screen } = await found.page.load(context, url, found.params)
    const props = { data, address: url.pathname + url.search } as ScreenProps<never>
    return { known: true, meta: data.meta, frame: data.frame, content: <Screen {...props} /> }
  } catch (error) {
    if (!(error instanceof UnknownPage)) throw error
    const Unknown = error.screen ?? NotFoundPage
    const meta = { title: context.text('page.notFoundTitle'), hidden: true }
    return { known: false, meta, frame: error.frame, content: <Unknown /> }
  }
}

/** Loads the page of a URL with the portal's settings; throws as its calls do. */
export const openPage = async (context: PublicContext, url: URL): Promise<OpenedPage> => {
  const settingsRequest = context.ask(getSettings, {})
  const brand = async () => brandOf((await settingsRequest).brand)
  const [settings, opened, maintenance] = await Promise.all([
    settingsRequest,
    open({ ...context, brand, settings: () => settingsRequest }, url),
    // Optional: the page is shown without it.
    context.ask(getUpdateBanner, {}).catch(() => null),
  ])
  const title = opened.meta?.title ? `${opened.meta.title} — ${settings.appName}` : settings.appName
  return {
    ...opened,
    settings,
    maintenance: maintenance ?? null,
    title,
    year: new Date(context.now).getUTCFullYear(),
  }
}
