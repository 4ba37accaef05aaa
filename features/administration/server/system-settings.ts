import type { Context, Db } from '#platform/server/context.ts'

/** The portal's name, brand and company as readers of a language see them, with their defaults. */
export const readSettings = async (db: Db, locale: Context['locale']) => {
  const rows = await db.selectFrom('application_setting').select(['key', 'value']).execute()
  const of = (key: string, otherwise: string): string => {
    const value = rows.find((row) => row.key === key)?.value
    return typeof value === 'string' ? value : otherwise
  }
  return {
    appName: of('appName', 'Runway'),
    brand: of('brand', 'default'),
    /** Empty while the administrators have not named the company. */
    companyName: of('companyName', ''),
    companyDetails: (locale === 'en' && of('companyDetailsEn', '')) || of('companyDetails', '') || null,
    /** What administrators set of these wins over the configuration; an empty text says that there is none. */
    help: (key: 'supportEmail' | 'faqUrl' | 'logViewerUrl', configured: string | undefined) =>
      of(key, configured ?? '') || null,
  }
}
